/**
 * Finds the wording for a language tag among the locales there are: the exact tag, then language plus country, language plus script,
 * the language; then the same with the country and the script that are likely for it; then English. The likely ones come last: an
 * engine takes its time over them, and no language is there both plain and by script.
 *
 * @param tag BCP 47, any case; a tag that is none gives English
 */
export function findLocale(tag: string, available: readonly string[]): string {
  const known = new Map(available.map((locale) => [locale.toLowerCase(), locale]));
  const find = (candidates: readonly string[]): string | undefined =>
    candidates.map((candidate) => known.get(candidate.toLowerCase())).find(Boolean);
  try {
    const locale = new Intl.Locale(tag);
    // The likely one names the language of `und` in every browser.
    return find([tag, ...listCandidates(locale)]) ?? find(listCandidates(locale.maximize())) ?? 'en';
  } catch {
    return 'en';
  }
}

function listCandidates({ baseName, language, region = '', script = '' }: Intl.Locale): string[] {
  return [baseName, `${language}-${region}`, `${language}-${script}`, language];
}
