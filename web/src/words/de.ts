/** All sentences in German but the grammar of card texts, which come in words, and what only a terminal says. */
export default Object.values(
  import.meta.glob<string>(
    [
      '../../../locales/de/*.ftl',
      '!../../../locales/de/card-text.ftl',
      '!../../../locales/de/cli.ftl',
      '!../../../locales/de/mage-knight-codex.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
