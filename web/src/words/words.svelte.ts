import { FluentResource, type FluentBundle } from '@fluent/bundle';
import type { Arg } from '../generated/Arg.ts';
import type { Message } from '../generated/Message.ts';
import { bundleOf, has, sentence } from './bundle.ts';

/** Languages we speak, each by its own name. English stands in for what another lacks. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const REMEMBERED = 'grimoire.language';

// The grammar of card texts is left out: the texts come in words.
const files = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/card-text.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

function load(language: Language): FluentBundle {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return bundleOf(
    language,
    own.map(([, text]) => text),
  );
}

let bundles = $state.raw<Record<Language, FluentBundle>>({ en: load('en'), de: load('de') });

function isLanguage(text: string | null): text is Language {
  return text !== null && text in languages;
}

function first(): Language {
  const remembered = localStorage.getItem(REMEMBERED);
  if (isLanguage(remembered)) return remembered;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

const initial = first();
let current = $state<Language>(initial);

/** The language people read, and everything said in it. Reading it in a component makes the component follow it. */
export const words = {
  get language(): Language {
    return current;
  },

  speak(language: Language): void {
    current = language;
    localStorage.setItem(REMEMBERED, language);
    document.documentElement.lang = language;
  },

  /** Adds the words a server has beside ours, such as names of own cards. */
  async learn(): Promise<void> {
    for (const language of Object.keys(languages).filter(isLanguage)) {
      const answer = await fetch(`/api/v1/words/${language}`).catch(() => null);
      const text = answer?.ok ? await answer.text() : '';
      if (text === '') continue;
      const bundle = load(language);
      bundle.addResource(new FluentResource(text));
      bundles = { ...bundles, [language]: bundle };
    }
  },

  /** A message of the server or the engine. */
  say(message: Message): string {
    return sentence(message, [bundles[current], bundles.en]);
  },

  /** A message of the page itself. */
  t(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  },

  /** Words for a name that may have none, such as a card of a newer server. */
  name(id: string, otherwise: string): string {
    return has(id, [bundles[current], bundles.en]) ? this.t(id) : otherwise;
  },
};

document.documentElement.lang = initial;
