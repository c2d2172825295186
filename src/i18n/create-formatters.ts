/** Browsers have their own mind about the digits of some locales: numbers of orders and addresses are written in these alone. */
const DIGITS = { numberingSystem: 'latn' };

/** The platform's formatters, each made once: making one costs a thousand times what using it does. */
export interface Formatters {
  getNumberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat;
  getDateTimeFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
  getPluralRules(locale: string, options?: Intl.PluralRulesOptions): Intl.PluralRules;
}

export function createFormatters(): Formatters {
  return {
    getNumberFormat: keep(
      (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, { ...DIGITS, ...options }),
    ),
    getDateTimeFormat: keep(
      (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...DIGITS, ...options }),
    ),
    getPluralRules: keep((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  };
}

function keep<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}
