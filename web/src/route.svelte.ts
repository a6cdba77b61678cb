/** Which screen the address stands for. */
export type Route =
  | { screen: 'start' | 'replays' | 'account' | 'new-mage-knight' }
  | { screen: 'game' | 'replay' | 'person'; id: string }
  /** The rest of the address says which entry, rule or book. */
  | { screen: 'codex' | 'books'; rest: string };

export function read(path: string): Route {
  const [, thing, id] = /^\/(game|replay|person)\/([0-9a-z]+)$/.exec(path) ?? [];
  if (thing !== undefined && id !== undefined)
    return { screen: thing as 'game' | 'replay' | 'person', id };
  if (path === '/replays' || path === '/account')
    return { screen: path.slice(1) as 'replays' | 'account' };
  if (path === '/new/mage-knight') return { screen: 'new-mage-knight' };
  const [, screen, rest = ''] = /^\/(codex|books)(?:\/(.*))?$/.exec(path) ?? [];
  if (screen === 'codex' || screen === 'books') return { screen, rest: decoded(rest) };
  return { screen: 'start' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Addresses may be written behind a `#`, where no server sees them. */
function here(): Route {
  if (location.hash.startsWith('#/')) history.replaceState(null, '', location.hash.slice(1));
  return read(location.pathname);
}

let current = $state.raw<Route>(here());
window.addEventListener('popstate', () => (current = here()));

export const route = {
  get now(): Route {
    return current;
  },

  go(path: string): void {
    history.pushState(null, '', path);
    current = here();
    window.scrollTo(0, 0);
  },
};

/** Makes a link change the screen without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
