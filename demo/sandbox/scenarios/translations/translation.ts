/** Texts of the service in one language, by their English. One that is missing stays in English. */
export type Translation = Readonly<Record<string, string>>;
