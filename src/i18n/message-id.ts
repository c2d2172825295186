import type english from '../../locales/en.json';

/** The keys of the source locale; every other locale has the same ones. */
export type MessageId = Exclude<keyof typeof english, `@${string}`>;
