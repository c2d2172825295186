/** Scripts written from right to left that a shop is likely to meet. */
const RIGHT_TO_LEFT_SCRIPTS = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** Languages that are written in one of them where their locale names no script. */
const RIGHT_TO_LEFT_LANGUAGES = /^(ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)$/;

export type TextDirection = 'ltr' | 'rtl';

/**
 * Direction of a locale's script. `Intl.Locale.getTextInfo` is not everywhere yet, and to work out the likely script is a quarter of what
 * an engine has to do for a small tag: what names none goes by its language.
 */
export function getTextDirection(locale: string): TextDirection {
  const { language, script } = new Intl.Locale(locale);
  const isRightToLeft =
    script === undefined ? RIGHT_TO_LEFT_LANGUAGES.test(language) : RIGHT_TO_LEFT_SCRIPTS.has(script);
  return isRightToLeft ? 'rtl' : 'ltr';
}
