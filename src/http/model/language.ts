/**
 * The language of a locale. `Intl.Locale` would say the same, but is slow on a page with hundreds of cards.
 *
 * @param locale canonical, as `readConfiguration` returns it
 */
export function readLanguage(locale: string): string {
  return locale.split('-', 1).join('');
}
