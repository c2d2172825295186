import type { ReactNode } from 'react';
import type { MessageFormatElement, PluralElement, SelectElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type english from '../../locales/en.json';
import { toCurrencyFormat } from './model/currency-format.js';

/** Browsers disagree about the digits of some locales. Order numbers and addresses use Latin digits, so everything does. */
const DIGITS = { numberingSystem: 'latn' };

/** The browser's formatters, each created once: creating one costs a thousand times as much as using it. */
interface Formatters {
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
 * The time format of a market's clock. Sets `hourCycle`, because `hour12` writes midnight and noon differently by language (24:05, 0:05
 * PM). On a 24-hour clock, the language decides about a leading zero: German `02:44`, Japanese `2:44`.
 */
export function toClock(hasTwelveHourClock: boolean): Intl.DateTimeFormatOptions {
  return hasTwelveHourClock
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { timeStyle: 'short', hourCycle: 'h23' };
}

/** The short month of the language, as in days without a year, or figures, as Vietnamese shops write it: `05/12/2026`. */
function toDateFormat(locale: string): Intl.DateTimeFormatOptions {
  const isInFigures = locale.startsWith('vi');
  return { year: 'numeric', month: isInFigures ? '2-digit' : 'short', day: isInFigures ? '2-digit' : 'numeric' };
}

/** The keys of the source locale; every other locale has the same keys. */
export type MessageId = Exclude<keyof typeof english, `@${string}`>;

export type Values = Readonly<Record<string, string | number>>;
/** A function per `<tag>` of a message, which wraps the tag's content, or per argument, which creates its replacement. */
export type RichValues = Readonly<Record<string, (parts: ReactNode[]) => ReactNode>>;

/** Translates and formats in one language. All texts are plain text, never markup. */
export interface Intl18n {
  /** The locale of the wording, which also formats dates and amounts. */
  readonly locale: string;
  readonly direction: TextDirection;
  t(id: MessageId, values?: Values): string;
  rich(id: MessageId, values: RichValues): ReactNode;
  /** @param amount in major units */
  money(amount: number, currency: string): string;
  /** Date without time, in the shopper's zone. Does not break over lines. */
  date(iso: string): string;
  /** Hours and minutes; the clock follows the market, not the language. */
  time(at: number, hasTwelveHourClock: boolean): string;
  /** Returns a copy with other page messages. */
  with(overrides: IntlOptions['overrides']): Intl18n;
}

/** A locale as the build compiles it: plain texts as they are, others as syntax trees, so that no parser ships. */
export type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

export interface IntlOptions {
  readonly locale: string;
  readonly messages: CompiledMessages;
  /** The fallbacks of every other wording, so that a missing key is never blank. More may be added later. */
  readonly english: Iterable<CompiledMessages>;
  /** The page's own messages by id: text with plain `{name}` placeholders. */
  readonly overrides?: Readonly<Record<string, string>> | undefined;
}

/** Shared by all tags: a page with two hundred cards creates each formatter once. */
const formatters = createFormatters();

export function createIntl(options: IntlOptions): Intl18n {
  const { locale, messages, english } = options;
  const pageMessages = compileOverrides(options.overrides);

  /** Falls back to the next layer if a message cannot be formatted: a page's mistake must not leave a button broken. */
  const format = (id: MessageId, values: Values | RichValues = {}): ReactNode[] => {
    for (const { [id]: message } of [pageMessages, messages, ...english]) {
      if (typeof message === 'string') return [message];
      try {
        if (message) return evaluateMessage<ReactNode>(message, { locale, formatters, values });
      } catch {
        // A value is missing. Do not report the error: its text would not help a shopper and may contain input.
      }
    }
    return [id];
  };

  return {
    locale,
    direction: getTextDirection(locale),
    // Without functions for tags, every part is a string.
    t: (id, values) => (format(id, values) as string[]).join(''),
    rich: format,
    money: (amount, currency) => formatMoney(locale, { amount, currency }),
    date: (iso) => keepTogether(formatters.getDateTimeFormat(locale, toDateFormat(locale)).format(new Date(iso))),
    time: (at, hasTwelveHourClock) => formatters.getDateTimeFormat(locale, toClock(hasTwelveHourClock)).format(at),
    with: (overrides) => createIntl({ ...options, overrides }),
  };
}

/** Replaces the spaces of a short text, so that it does not break over lines. */
export function keepTogether(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function compileOverrides(overrides: IntlOptions['overrides'] = {}): CompiledMessages {
  const texts = Object.entries(overrides).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts.map(([id, text]) => [id, compileText(text)]));
}

/**
 * Compiles a host's wording. It is text with plain `{name}` placeholders and nothing else: no plural rules, no tags, no HTML.
 */
export function compileText(text: string): MessageFormatElement[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value: part }))
    .filter((element) => !('value' in element) || element.value !== '');
}

interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** An invalid currency code must not blank the screen: the amount and the code, if any, are shown as they are. */
function formatMoney(locale: string, { amount, currency }: Money): string {
  try {
    const text = formatters.getNumberFormat(locale, toCurrencyFormat(currency)).format(amount);
    // Otherwise the sign of "US$" would stand on the other side of its letters in a text from right to left.
    return text.replace(/\u200f.*[A-Z]\$$/, '$&\u200e');
  } catch {
    return `${formatters.getNumberFormat(locale, { minimumFractionDigits: 2 }).format(amount)} ${currency}`.trimEnd();
  }
}

export type TextDirection = 'ltr' | 'rtl';

/** Direction of a locale. Of the languages with texts, only Arabic and Hebrew run from right to left; all others show English. */
export function getTextDirection(locale: string): TextDirection {
  return /^(ar|he)\b/.test(locale) ? 'rtl' : 'ltr';
}

/** Element types, as `@formatjs/icu-messageformat-parser` numbers them. Dates and times are passed as text. */
const LITERAL: TYPE.literal = 0;
const ARGUMENT: TYPE.argument = 1;
const NUMBER: TYPE.number = 2;
const SELECT: TYPE.select = 5;
const PLURAL: TYPE.plural = 6;
const POUND: TYPE.pound = 7;

export interface Evaluation<Piece> {
  readonly locale: string;
  readonly formatters: Formatters;
  /** Values of arguments, and functions that wrap a tag's parts. A function for an argument returns its replacement. */
  readonly values: Readonly<Record<string, string | number | ((parts: Piece[]) => Piece)>>;
  /** The number that `#` stands for. */
  readonly count?: number;
}

/**
 * Formats a compiled message: its pieces of text in order, with the results of the tags' functions between them. Supports everything that
 * the package's locales contain; tests compare it with `@formatjs/intl` for every message of every locale.
 *
 * @throws TypeError if a value is missing
 */
export function evaluateMessage<Piece>(
  message: readonly MessageFormatElement[],
  evaluation: Evaluation<Piece>,
): (Piece | string)[] {
  return message.flatMap((element) => evaluateElement(element, evaluation));
}

function evaluateElement<Piece>(element: MessageFormatElement, evaluation: Evaluation<Piece>): (Piece | string)[] {
  if (element.type === LITERAL) return [element.value];
  if (element.type === POUND) return [formatNumber(evaluation, evaluation.count)];
  const value = evaluation.values[element.value];
  if (value === undefined) throw new TypeError(element.value);
  if (typeof value === 'function') {
    return [value('children' in element ? (evaluateMessage(element.children, evaluation) as Piece[]) : [])];
  }
  if (element.type === NUMBER) return [formatNumber(evaluation, value)];
  if (element.type === SELECT) return evaluateMessage(getOption(element, value), evaluation);
  if (element.type === PLURAL) return evaluatePlural(element, Number(value), evaluation);
  return [String(value)];
}

function evaluatePlural<Piece>(element: PluralElement, value: number, evaluation: Evaluation<Piece>) {
  const { locale, formatters } = evaluation;
  const count = value - element.offset;
  const rules = formatters.getPluralRules(locale, { type: element.pluralType ?? 'cardinal' });
  const exact = `=${value}`;
  return evaluateMessage(getOption(element, Object.hasOwn(element.options, exact) ? exact : rules.select(count)), {
    ...evaluation,
    count,
  });
}

function getOption({ options }: PluralElement | SelectElement, name: string | number): MessageFormatElement[] {
  return (Object.hasOwn(options, name) ? options[name] : options['other'])?.value ?? [];
}

function formatNumber(
  { locale, formatters }: Pick<Evaluation<never>, 'locale' | 'formatters'>,
  value: unknown,
): string {
  return formatters.getNumberFormat(locale).format(Number(value));
}

/**
 * The country whose variant of a language this country reads. Spain is listed so that it keeps its own Spanish. Latin America reads that of
 * Mexico: `Intl.Locale` names Spanish as the likely language there, and Guaraní in Paraguay.
 */
function findVariant({ language, region = '' }: Intl.Locale): string | false {
  const variants = { ES: 'ES', HK: 'AU', IE: 'GB', IN: 'AU', MY: 'AU', NZ: 'AU', SG: 'AU', US: 'MX', ZA: 'GB' };
  return (
    variants[region as 'HK'] ??
    (language === 'es' && region && /es|gn/.test(new Intl.Locale(`und-${region}`).maximize().language) && 'MX')
  );
}

/**
 * Finds the best available locale for a language tag: the exact tag, then language plus country, language plus script, language plus a
 * country that writes the language like it, or the language. Then it tries the same with the likely country and script, and finally
 * English. The likely ones come last because determining them is slow, and no language is available both plain and by script.
 *
 * @param tag BCP 47, in any case; an invalid tag gives English
 * @param available tags in their canonical form
 */
export function findLocale(tag: string, available: readonly string[]): string {
  const find = (locale: Intl.Locale): string | undefined => {
    const { baseName, language, region, script } = locale;
    return [
      baseName,
      `${language}-${region}`,
      `${language}-${script}`,
      `${language}-${findVariant(locale)}`,
      language,
    ].find((name) => available.includes(name));
  };
  try {
    const locale = new Intl.Locale(tag);
    // `maximize()` turns `und` into a language in every browser.
    return find(locale) ?? find(locale.maximize()) ?? 'en';
  } catch {
    return 'en';
  }
}
