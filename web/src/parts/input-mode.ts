let keys = false;

window.addEventListener('keydown', () => (keys = true), true);
window.addEventListener('pointerdown', () => (keys = false), true);

/** How somebody uses the page. Who uses keys needs to know where they are. */
export const inputMode = {
  get onKeys(): boolean {
    return keys;
  },
};
