/**
 * Finds the wording for a language tag among the locales there are: the exact tag, then language plus country, then language
 * plus its likely script, then the language, then English.
 *
 * @param tag BCP 47, any case; a tag that is none gives English
 */
export function findLocale(tag: string, available: readonly string[]): string {
  const known = new Map(available.map((locale) => [locale.toLowerCase(), locale]));
  for (const candidate of listCandidates(tag)) {
    const locale = known.get(candidate.toLowerCase());
    if (locale !== undefined) return locale;
  }
  return 'en';
}

function listCandidates(tag: string): string[] {
  try {
    const locale = new Intl.Locale(tag);
    const likely = locale.maximize();
    // The likely one: for `und` some browsers name no language at all, whatever the type says.
    const { language } = likely;
    return [tag, locale.baseName, `${language}-${likely.region ?? ''}`, `${language}-${likely.script ?? ''}`, language];
  } catch {
    return [];
  }
}
