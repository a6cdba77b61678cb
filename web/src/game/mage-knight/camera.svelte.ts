import type { Hex } from '../../generated/mage-knight/Hex.ts';
import { centre, frameOf, NARROWEST, SPACE_WIDTH, type Frame } from './map.ts';

/** Widths of a space, in pixels. */
const ZOOMS = [NARROWEST + 4, 62, 78, 96, 120];
/** Room around the map, so that every space can come to the middle. */
const ROOM = 420;
/** Room around it when all of it is shown. */
const MARGIN = 70;

/** The window through which the map is seen: how close, and where. */
export class Camera {
  scroller = $state<HTMLElement>();
  /** The window in pixels. */
  width = $state(0);
  height = $state(0);
  left = $state(0);
  top = $state(0);
  zoom = $state(2);
  /** All of the map is shown, as far as its spaces stay wide enough. */
  whole = $state(false);
  readonly #hexes: () => Hex[];

  constructor(hexes: () => Hex[]) {
    this.#hexes = hexes;
  }

  frame = $derived.by((): Frame => frameOf(this.#hexes(), this.whole ? MARGIN : ROOM));

  /** How wide a space is, in pixels. */
  hexWidth = $derived.by((): number => {
    if (!this.whole) return ZOOMS[this.zoom] ?? 78;
    const { width, height } = this.frame;
    const fit = Math.min(this.width / width, this.height / height) * SPACE_WIDTH;
    return Math.max(NARROWEST + 4, Math.min(Math.floor(fit), 110));
  });

  scale = $derived.by((): number => this.hexWidth / SPACE_WIDTH);

  closer(by: number): void {
    this.whole = false;
    this.zoom = Math.max(0, Math.min(this.zoom + by, ZOOMS.length - 1));
  }

  /** Brings a point of the drawing into the middle. */
  show(x: number, y: number): void {
    if (!this.scroller) return;
    const { clientWidth, clientHeight } = this.scroller;
    this.scroller.scrollLeft = (x - this.frame.left) * this.scale - clientWidth / 2;
    this.scroller.scrollTop = (y - this.frame.top) * this.scale - clientHeight / 2;
  }

  /** Brings a space into the middle. Nothing lies beyond the edge of the map: the window stays on it as far as it can. */
  centreOn(hex: Hex): void {
    if (!this.scroller) return;
    const at = centre(hex);
    const bounds = frameOf(this.#hexes(), MARGIN);
    const within = (wanted: number, from: number, length: number, window: number): number => {
      const room = Math.min(window / this.scale, length) / 2;
      return Math.min(Math.max(wanted, from + room), from + length - room);
    };
    this.show(
      within(at.x, bounds.left, bounds.width, this.scroller.clientWidth),
      within(at.y, bounds.top, bounds.height, this.scroller.clientHeight),
    );
  }

  onscroll(): void {
    if (!this.scroller) return;
    this.left = this.scroller.scrollLeft;
    this.top = this.scroller.scrollTop;
  }

  /** What is seen, in units of the drawing. */
  seen = $derived.by((): Frame => ({
    left: this.frame.left + this.left / this.scale,
    top: this.frame.top + this.top / this.scale,
    width: this.width / this.scale,
    height: this.height / this.scale,
  }));
}
