/**
 * How pieces move over the arena. Only `transform` is animated, and what is drawn at the end is what the view says: an
 * animation that is cut short changes nothing.
 */

const ARRIVE = 'cubic-bezier(.16,1,.3,1)';
const STRIKE = 'cubic-bezier(.7,0,.3,1)';

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function pieceIn(ground: HTMLElement, id: number): HTMLElement | null {
  return ground.querySelector<HTMLElement>(`[data-piece="${id}"]`);
}

/** A piece, and where it stood when it was looked at. */
interface Stood {
  piece: HTMLElement;
  at: DOMRect;
}

/** All pieces, with where they stand now. */
export function standing(ground: HTMLElement): Map<string, Stood> {
  const found = new Map<string, Stood>();
  for (const piece of ground.querySelectorAll<HTMLElement>('.tile[data-piece]'))
    found.set(piece.dataset.piece ?? '', { piece, at: piece.getBoundingClientRect() });
  return found;
}

/** Whoever is gone turns grey and breaks where it stood. */
function fallen(ground: HTMLElement, { piece, at }: Stood, ms: number): void {
  const base = ground.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  delete ghost.dataset.piece;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${at.left - base.left}px`,
    top: `${at.top - base.top}px`,
    zIndex: '4',
    pointerEvents: 'none',
  });
  ground.append(ghost);
  const gone = ghost.animate(
    [
      { transform: 'none', filter: 'none', opacity: 1 },
      { transform: 'rotate(-5deg)', filter: 'grayscale(1)', opacity: 1, offset: 0.35 },
      { transform: 'translateY(18px) rotate(9deg) scale(0.8)', filter: 'grayscale(1)', opacity: 0 },
    ],
    { duration: ms, easing: 'cubic-bezier(.55,0,.85,.36)' },
  );
  gone.onfinish = () => ghost.remove();
  gone.oncancel = () => ghost.remove();
}

/**
 * Lets every piece travel from where it stood; a piece that went far goes in an arc, and one that is no more falls. All
 * rectangles are read before anything is written.
 */
export function travel(
  ground: HTMLElement,
  before: Map<string, Stood>,
  ms: { travel: number; fall: number },
): void {
  if (isCalm()) return;
  const now = standing(ground);
  for (const [id, stood] of before) if (!now.has(id)) fallen(ground, stood, ms.fall);
  for (const [id, { piece, at: to }] of now) {
    const from = before.get(id)?.at;
    if (!from) continue;
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    const far = Math.hypot(dx, dy);
    if (far < 2) continue;
    const scale = to.width > 0 ? from.width / to.width : 1;
    const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
    const middle = `translate(${dx / 2}px, ${dy / 2 - Math.min(40, far / 6)}px)`;
    const frames = far > 60 ? [start, middle, 'none'] : [start, 'none'];
    piece.animate(
      frames.map((transform) => ({ transform })),
      { duration: far > 60 ? ms.travel : 180, easing: ARRIVE },
    );
  }
}

/** The attacker lunges at the defender, who recoils at half time. */
export function lunge(
  ground: HTMLElement,
  attacker: number | null,
  defender: number,
  ms: number,
): void {
  if (isCalm() || attacker === null) return;
  const [one, other] = [pieceIn(ground, attacker), pieceIn(ground, defender)];
  if (!one || !other) return;
  const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const [dx, dy] = [to.left - from.left, to.top - from.top];
  const length = Math.hypot(dx, dy) || 1;
  const reach = Math.max(0, length - from.width * 0.8);
  const [x, y] = [dx / length, dy / length];
  one.animate(
    [
      { transform: 'none' },
      { transform: `translate(${-x * 12}px, ${-y * 12}px)`, offset: 0.34 },
      { transform: `translate(${x * reach}px, ${y * reach}px)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: ms, easing: STRIKE },
  );
  other.animate(
    [
      { transform: 'none', offset: 0.5 },
      { transform: `translate(${x * 9}px, ${y * 9}px)`, offset: 0.6 },
      { transform: 'none', offset: 0.8 },
    ],
    { duration: ms },
  );
}
