/**
 * Finds the wording for a language tag among the locales there are: the exact tag, then language plus country, language plus script,
 * the language; then the same with the country and the script that are likely for it; then English. The likely ones come last: an
 * engine takes its time over them, and no language is there both plain and by script.
 *
 * @param tag BCP 47, any case; a tag that is none gives English
 * @param available tags in their canonical form
 */
export function findLocale(tag: string, available: readonly string[]): string {
  const find = ({ baseName, language, region, script }: Intl.Locale): string | undefined =>
    [baseName, `${language}-${region}`, `${language}-${script}`, language].find((name) => available.includes(name));
  try {
    const locale = new Intl.Locale(tag);
    // The likely one names the language of `und` in every browser.
    return find(locale) ?? find(locale.maximize()) ?? 'en';
  } catch {
    return 'en';
  }
}
