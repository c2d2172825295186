/** The name of a country in a language; a code that is none stands for itself. */
export function toCountryName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
