/** Made by the build: the hash of each locale's data file, by language tag. */
declare module 'virtual:orders-locales' {
  export const hashes: Readonly<Record<string, string>>;
}

/** Made by the build: the hash of each market's data file, by country. */
declare module 'virtual:orders-markets' {
  export const hashes: Readonly<Record<string, string>>;
}

/** Made by the build from `src/markets/`: where each market's first-screen rules differ from the default. */
declare module 'virtual:orders-first-screen-rules' {
  type Rules = import('../markets/market.js').FirstScreenRules;
  export const defaultRules: Rules;
  export const rules: Readonly<Record<string, Partial<Rules>>>;
  export const aliases: Readonly<Record<string, string>>;
}

/** The messages of a locale whose ids begin with one of the given words, compiled by the build: `en.json?only=order.,failure.&ast`. */
declare module '*&ast' {
  const messages: import('../i18n/compiled-messages.js').CompiledMessages;
  export default messages;
}

declare module '*.css?inline' {
  const css: string;
  export default css;
}
