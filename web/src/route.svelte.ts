/** Which screen the address stands for. */
export type Route = { screen: 'start' } | { screen: 'game'; id: string };

export function read(path: string): Route {
  const id = /^\/game\/([0-9a-z]+)$/.exec(path)?.[1];
  return id === undefined ? { screen: 'start' } : { screen: 'game', id };
}

let current = $state.raw<Route>(read(location.pathname));
window.addEventListener('popstate', () => (current = read(location.pathname)));

export const route = {
  get now(): Route {
    return current;
  },

  go(path: string): void {
    history.pushState(null, '', path);
    current = read(path);
    window.scrollTo(0, 0);
  },
};

/** Makes a link change the screen without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin) return;
  event.preventDefault();
  route.go(link.pathname);
}
