import { FluentResource, type FluentBundle } from '@fluent/bundle';
import type { Arg } from '../generated/Arg.ts';
import type { Message } from '../generated/Message.ts';
import { bundleOf, has, pieces, sentence, type People, type Piece } from './bundle.ts';

/** Languages we speak, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const REMEMBERED = 'grimoire.language';

/** Each language is fetched by itself, when it is first spoken. */
const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

function isLanguage(text: string | null): text is Language {
  return text !== null && text in languages;
}

function first(): Language {
  const remembered = localStorage.getItem(REMEMBERED);
  if (isLanguage(remembered)) return remembered;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

async function load(language: Language): Promise<FluentBundle> {
  return bundleOf(language, (await sources[language]()).default);
}

const initial = first();
let current = $state<Language>(initial);
// Nothing is drawn before there are words for it.
let bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({
  [initial]: await load(initial),
});
/** Who sits at the table that is shown. */
let people = $state.raw<People>(() => null);
/** What a server has beside our words, by language. */
const learnt: Partial<Record<Language, string>> = {};
/** The language somebody wanted last. */
let wanted = initial;

/** The bundle of a language, with what was learnt. */
async function complete(language: Language): Promise<void> {
  const bundle = await load(language);
  const more = learnt[language];
  if (more !== undefined) bundle.addResource(new FluentResource(more));
  bundles = { ...bundles, [language]: bundle };
}

/** Those we can say something in, the one that is spoken first. */
function spoken(): FluentBundle[] {
  return [bundles[current], bundles.en].filter((bundle) => bundle !== undefined);
}

/** The language people read, and everything said in it. Reading it in a component makes the component follow it. */
export const words = {
  get language(): Language {
    return current;
  },

  /** Changes the language, as soon as its words are there. */
  async speak(language: Language): Promise<void> {
    wanted = language;
    localStorage.setItem(REMEMBERED, language);
    if (!bundles[language]) await complete(language);
    if (wanted !== language) return;
    current = language;
    document.documentElement.lang = language;
  },

  /** Adds the words a server has beside ours, such as names of own cards. */
  async learn(): Promise<void> {
    for (const language of Object.keys(languages).filter(isLanguage)) {
      const answer = await fetch(`/api/v1/words/${language}`).catch(() => null);
      const text = answer?.ok ? await answer.text() : '';
      if (text === '') continue;
      learnt[language] = text;
      if (bundles[language]) await complete(language);
    }
  },

  /** From now on sentences about seats name the people who sit there. */
  meet(those: People): void {
    people = those;
  },

  /** A message of the server or the engine. */
  say(message: Message): string {
    return sentence(message, spoken(), people);
  },

  /** The same, with the names of objects apart. */
  pieces(message: Message): Piece[] {
    return pieces(message, spoken(), people);
  },

  /** A message of the page itself. */
  t(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  },

  /** Words for a name that may have none, such as a card of a newer server. */
  name(id: string, otherwise: string): string {
    return has(id, spoken()) ? this.t(id) : otherwise;
  },
};

document.documentElement.lang = initial;
