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

/**
 * How a time is written on a market's clock. By the name of its cycle: what `hour12` makes of midnight and noon (24:05, 0:05 PM) is up to the
 * language. Of 24 hours a language writes the early ones with a nought or without: German `02:44`, Japanese `2:44`.
 */
export function toClock(hasTwelveHourClock: boolean): Intl.DateTimeFormatOptions {
  return hasTwelveHourClock
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { timeStyle: 'short', hourCycle: 'h23' };
}
