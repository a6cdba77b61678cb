/** How large pieces are drawn, so that all of a zone fit into it. */
export interface Fit {
  /** The width of a piece's emblem, and of the whole piece, in pixels. */
  size: number;
  width: number;
  columns: number;
  /** There is no room for names: an emblem and a number are left. */
  bare: boolean;
}

/** Below the emblem: a name and a life bar, or a number alone. */
const BELOW = 36;
const BELOW_BARE = 16;
/** A piece is a little broader than its emblem, and never narrower than its name needs. */
const BESIDE = 1.16;
const NARROWEST = 50;
/** As much as a long name takes. */
const ROOMY = 92;
const LARGEST = 112;
const SMALLEST = 16;
/** Emblems that would be smaller than this do without names. */
const SMALL = 34;

function widthOf(size: number, bare: boolean): number {
  const width = Math.ceil(size * BESIDE);
  return bare ? width : Math.max(width, NARROWEST);
}

function largest(count: number, room: { width: number; height: number }, bare: boolean): Fit {
  let best: Fit = { size: SMALLEST, width: widthOf(SMALLEST, bare), columns: count, bare };
  for (let columns = 1; columns <= count; columns++) {
    const high = room.height / Math.ceil(count / columns) - (bare ? BELOW_BARE : BELOW);
    let size = Math.floor(Math.min(LARGEST, room.width / columns / BESIDE, high));
    while (size > best.size && widthOf(size, bare) * columns > room.width) size--;
    if (size > best.size) best = { size, width: widthOf(size, bare), columns, bare };
  }
  // Where there is room beside it, a name is not cut.
  const beside = Math.floor(Math.min(room.width / best.columns, ROOMY));
  return bare ? best : { ...best, width: Math.max(best.width, beside) };
}

/** The largest pieces of which `count` fit into a room of this size. */
export function fit(count: number, room: { width: number; height: number }): Fit {
  const many = Math.max(1, count);
  const full = largest(many, room, false);
  return full.size >= SMALL ? full : largest(many, room, true);
}
