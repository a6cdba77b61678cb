/** Which screen the address stands for. */
export type Route =
  | { screen: 'start' | 'replays' | 'account' }
  | { screen: 'game' | 'replay' | 'person'; id: string };

export function read(path: string): Route {
  const [, screen, id] = /^\/(game|replay|person)\/([0-9a-z]+)$/.exec(path) ?? [];
  if (screen !== undefined && id !== undefined)
    return { screen: screen as 'game' | 'replay' | 'person', id };
  if (path === '/replays' || path === '/account')
    return { screen: path.slice(1) as 'replays' | 'account' };
  return { screen: 'start' };
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
