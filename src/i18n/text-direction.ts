/** Scripts written from right to left that a shop is likely to meet. */
const RIGHT_TO_LEFT_SCRIPTS = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

export type TextDirection = 'ltr' | 'rtl';

/** Direction of a locale's script. `Intl.Locale.getTextInfo` is not everywhere yet, so the script decides. */
export function getTextDirection(locale: string): TextDirection {
  const { script } = new Intl.Locale(locale).maximize();
  return script !== undefined && RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr';
}
