const GAP = 6;
const EDGE = 8;

/** Where a bubble of this size goes: under what it is about or, without room there, over it; never out of the window. */
export function placeOf(
  about: { left: number; top: number; bottom: number },
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const under = about.bottom + GAP;
  const over = about.top - GAP - size.height;
  const fits = under + size.height <= room.height - EDGE;
  const left = Math.min(about.left, room.width - EDGE - size.width);
  return { left: Math.max(EDGE, left), top: fits || over < EDGE ? under : over };
}

/** Shows a bubble over everything else, beside what it is about, and follows it when the page scrolls. Returns the end. */
export function beside(about: HTMLElement, bubble: HTMLElement): () => void {
  const place = () => {
    const first = about.getClientRects()[0] ?? about.getBoundingClientRect();
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeOf(first, bubble.getBoundingClientRect(), room);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  };
  if (typeof bubble.showPopover === 'function') bubble.showPopover();
  place();
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}
