/**
 * The language of a locale: `pt` of `pt-BR`. `Intl.Locale` says the same, but is too slow for the links of hundreds of cards.
 *
 * @param locale canonical, as `readConfiguration` returns it
 */
export function toLanguage(locale: string): string {
  return locale.replace(/-.*/, '');
}
