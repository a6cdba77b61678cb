export type Theme = 'light' | 'dark';

const REMEMBERED = 'grimoire.theme';

const day = window.matchMedia('(prefers-color-scheme: light)');

function isTheme(text: string | null): text is Theme {
  return text === 'light' || text === 'dark';
}

function usual(): Theme {
  return day.matches ? 'light' : 'dark';
}

const remembered = localStorage.getItem(REMEMBERED);
let wanted = $state<Theme | null>(isTheme(remembered) ? remembered : null);
let around = $state<Theme>(usual());

/** The colours: those of the system, until somebody chooses. */
export const theme = {
  get now(): Theme {
    return wanted ?? around;
  },

  choose(chosen: Theme): void {
    // Whoever wants what the system has follows it again.
    wanted = chosen === around ? null : chosen;
    if (wanted === null) localStorage.removeItem(REMEMBERED);
    else localStorage.setItem(REMEMBERED, wanted);
    show();
  },
};

function show(): void {
  document.documentElement.dataset.theme = theme.now;
}

day.addEventListener('change', () => {
  around = usual();
  show();
});
show();
