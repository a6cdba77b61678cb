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

/** Where all pieces stand now. */
export function standing(ground: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of ground.querySelectorAll<HTMLElement>('.tile[data-piece]'))
    found.set(piece.dataset.piece ?? '', piece.getBoundingClientRect());
  return found;
}

/** Lets every piece travel from where it stood; a piece that went far goes in an arc. */
export function travel(ground: HTMLElement, before: Map<string, DOMRect>, ms: number): void {
  if (isCalm()) return;
  const now = standing(ground);
  for (const [id, to] of now) {
    const from = before.get(id);
    if (!from) continue;
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    const far = Math.hypot(dx, dy);
    if (far < 2) continue;
    const piece = pieceIn(ground, Number(id));
    const scale = to.width > 0 ? from.width / to.width : 1;
    const start = `translate(${dx}px, ${dy}px) scale(${scale})`;
    const middle = `translate(${dx / 2}px, ${dy / 2 - Math.min(40, far / 6)}px)`;
    const frames = far > 60 ? [start, middle, 'none'] : [start, 'none'];
    piece?.animate(
      frames.map((transform) => ({ transform })),
      { duration: far > 60 ? ms : 180, easing: ARRIVE },
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
