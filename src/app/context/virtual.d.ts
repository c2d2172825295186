/**
 * Made by the build: the language tags of the locales, what all names of their files end in, and the hash of each file. Hashes are there
 * where all of a tag is one file that a page can pin by its own hash; elsewhere each screen would pay for every language.
 */
declare module 'virtual:orders-locales' {
  export const names: readonly string[];
  export const mark: string;
  export const hashes: Readonly<Record<string, string>>;
}

/**
 * Made by the build: where a data file is. For script tags, below the script that asks; for bundlers, a table of literal addresses,
 * which they take along, with the hash of each file.
 */
declare module 'virtual:orders-data-places' {
  export interface DataPlace {
    readonly url: string;
    readonly hash?: string;
  }
  export function locateDataFile(file: string): DataPlace | Promise<DataPlace>;
}

/** Made by the build: what the name of the markets' file ends in, and its hash. */
declare module 'virtual:orders-markets' {
  export const mark: string;
  export const hashes: Readonly<Record<string, string>>;
}

/** Made by the build from `src/markets/`: the few countries that have agreements, by each of their codes; their agreements; dial codes. */
declare module 'virtual:orders-terms-countries' {
  export const countries: readonly string[];
}
declare module 'virtual:orders-terms' {
  export const terms: Readonly<Record<string, readonly import('../../markets/market.js').Agreement[]>>;
}
declare module 'virtual:orders-dial-codes' {
  export const codes: Readonly<Record<string, string>>;
}

declare module 'virtual:orders-country-aliases' {
  export const aliases: Readonly<Record<string, string>>;
}

/** Made by the build from `src/markets/`: one part of every market that does not share the default's, and of the default (`market-parts.ts`). */
declare module 'virtual:orders-returns' {
  export const table: Readonly<Record<string, import('../../markets/returns/return-rules.js').ShippedReturnRules>>;
}
declare module 'virtual:orders-addresses' {
  export const table: Readonly<Record<string, import('../../markets/addresses/postal-layout.js').WrittenLayout>>;
}
declare module 'virtual:orders-currencies' {
  export const table: Readonly<Record<string, string>>;
}
declare module 'virtual:orders-chat' {
  export const table: Readonly<Record<string, boolean>>;
}

/** The messages of a locale whose ids begin with one of the given words, compiled by the build: `en.json?only=order.,failure.&ast`. */
declare module '*&ast' {
  const messages: import('../../i18n/create-intl.js').CompiledMessages;
  export default messages;
}

declare module '*.css?inline' {
  const css: string;
  export default css;
}
