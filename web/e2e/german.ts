/** A German page has no English word: whatever a test shows in German is read as it appears. */
import type { BrowserContext } from '@playwright/test';

/** Words that a German text has only where something is not translated; what is German as well, or part of names, is left out. */
const ENGLISH = (
  'the and of is are with has your you this that from cannot must into there which gains takes plays draws moves ' +
  'attacks casts round turn damage answer answers nothing cards spell spells rule rules error usage options seed'
).split(' ');

/** Reads along in every page of the context; `found` hears each text with an English word once. */
export async function readGerman(
  context: BrowserContext,
  found: (text: string) => void,
): Promise<void> {
  await context.exposeBinding('englishFound', (_, text: string) => {
    found(text);
  });
  await context.addInitScript((words) => {
    const english = new RegExp(`(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'iu');
    const told = new Set<string>();
    const later = new Set<Node>();
    const tell = (window as unknown as { englishFound: (text: string) => Promise<void> })
      .englishFound;

    const read = (text: string | null): void => {
      if (text === null || told.has(text) || !english.test(text)) return;
      told.add(text);
      void tell(text);
    };
    // What says that it is English may be so, as the printed name of a card; what is busy has its words on the way.
    const isGerman = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') === 'de' &&
      element.closest('script, style, [aria-busy="true"]') === null;
    const readElement = (element: Element): void => {
      if (!isGerman(element)) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        read(element.getAttribute(name));
    };
    const readAll = (): void => {
      for (const node of later) {
        if (!node.isConnected) continue;
        if (node instanceof Element) readElement(node);
        const walker = document.createTreeWalker(
          node,
          NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        );
        do {
          const here = walker.currentNode;
          if (here instanceof Element) readElement(here);
          else if (here instanceof Text && isGerman(here.parentElement)) read(here.data);
        } while (walker.nextNode());
      }
      later.clear();
    };
    new MutationObserver((changes) => {
      // After a change of the language the words follow: they are read when everything is drawn.
      if (later.size === 0) requestAnimationFrame(() => setTimeout(readAll));
      for (const { target } of changes) later.add(target);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-busy', 'aria-label', 'title', 'placeholder', 'alt', 'lang'],
    });
  }, ENGLISH);
}
