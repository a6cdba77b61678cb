/** All sentences in English but the grammar of card texts, which come in words, what only a terminal says, and what comes with entries of the codex. */
export default Object.values(
  import.meta.glob<string>(
    [
      '../../../locales/en/*.ftl',
      '!../../../locales/en/card-text.ftl',
      '!../../../locales/en/cli.ftl',
      '!../../../locales/en/mage-knight-codex.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
