/** All sentences in English but the grammar of card texts, which come in words, and what only a terminal says. */
export default Object.values(
  import.meta.glob<string>(
    [
      '../../../locales/en/*.ftl',
      '!../../../locales/en/card-text.ftl',
      '!../../../locales/en/cli.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
