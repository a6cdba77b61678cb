/** What the player looks at: a card, and the object it lies on the board as. */
export interface Looked {
  card: string;
  object: number | null;
}

let looked = $state.raw<Looked | null>(null);
let pinned = $state(false);

/** The one card shown in full. The pointer passes over many; a tap keeps one. */
export const inspector = {
  get looked(): Looked | null {
    return looked;
  },
  /** Kept open by a tap; on small screens only then is it shown. */
  get pinned(): boolean {
    return pinned;
  },
  glance(card: string | null, object: number | null = null): void {
    if (card !== null && !pinned) looked = { card, object };
  },
  show(card: string, object: number | null = null): void {
    looked = { card, object };
    pinned = true;
  },
  close(): void {
    looked = null;
    pinned = false;
  },
};
