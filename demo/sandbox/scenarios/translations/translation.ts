/** The service's texts in one language, keyed by their English. A missing text stays in English. */
export type Translation = Readonly<Record<string, string>>;
