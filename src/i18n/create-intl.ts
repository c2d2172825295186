import type { ReactNode } from 'react';
import type english from '../../locales/en.json';
import { compileText, type CompiledMessages } from './compiled-messages.js';
import { createFormatters, toClock } from './create-formatters.js';
import { evaluateMessage } from './evaluate-message.js';

/** The keys of the source locale; every other locale has the same ones. */
export type MessageId = Exclude<keyof typeof english, `@${string}`>;

export type Values = Readonly<Record<string, string | number>>;
/** Wraps what stands inside a `<tag>` of a message, or makes what stands for an argument. */
export type RichValues = Readonly<Record<string, (parts: ReactNode[]) => ReactNode>>;

/** Says and formats everything in one language. Text comes out as text, never as markup. */
export interface Intl18n {
  /** The locale of the wording, which also formats dates and amounts. */
  readonly locale: string;
  readonly direction: TextDirection;
  t(id: MessageId, values?: Values): string;
  rich(id: MessageId, values: RichValues): ReactNode;
  /** @param amount in major units */
  money(amount: number, currency: string): string;
  /** Medium date without time, in the shopper's zone. */
  date(iso: string): string;
  /** Hours and minutes; the clock follows the market, not the language. */
  time(at: number, hasTwelveHourClock: boolean): string;
  /** The same with more English under it, or other words of the host over it. */
  with(english: CompiledMessages, overrides?: IntlOptions['overrides']): Intl18n;
}

export interface IntlOptions {
  readonly locale: string;
  readonly messages: CompiledMessages;
  /** English lies under every other wording, so a missing key is never blank. */
  readonly english: CompiledMessages;
  /** The host's own wording by message id: text with plain `{name}` placeholders. */
  readonly overrides?: Readonly<Record<string, string>> | undefined;
}

/** One set for all tags: a page of two hundred cards makes each formatter once. */
const formatters = createFormatters();

export function createIntl(options: IntlOptions): Intl18n {
  const { locale } = options;
  const layers = [compileOverrides(options.overrides), options.messages, options.english];

  /** A message that cannot be said gives way to the one under it: a host's mistake must not stand on a button. */
  const say = (id: MessageId, values: Values | RichValues = {}): ReactNode[] => {
    for (const { [id]: message } of layers) {
      if (typeof message === 'string') return [message];
      try {
        if (message) return evaluateMessage<ReactNode>(message, { locale, formatters, values });
      } catch {
        // A value is missing. The text of the error is of no use to a shopper, and may hold what was typed.
      }
    }
    return [id];
  };

  return {
    locale,
    direction: getTextDirection(locale),
    // Without wrappers around tags every part is a text.
    t: (id, values) => (say(id, values) as string[]).join(''),
    rich: say,
    money: (amount, currency) => formatMoney(locale, { amount, currency }),
    date: (iso) => formatters.getDateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso)),
    time: (at, hasTwelveHourClock) => formatters.getDateTimeFormat(locale, toClock(hasTwelveHourClock)).format(at),
    with: (english, overrides = options.overrides) => createIntl({ ...options, english, overrides }),
  };
}

function compileOverrides(overrides: IntlOptions['overrides'] = {}): CompiledMessages {
  const texts = Object.entries(overrides).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts.map(([id, text]) => [id, compileText(text)]));
}

interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** A currency code that is none must not blank the screen: the figure and the code, if any, are shown as they came. */
function formatMoney(locale: string, { amount, currency }: Money): string {
  try {
    return formatters.getNumberFormat(locale, { style: 'currency', currency }).format(amount);
  } catch {
    return `${formatters.getNumberFormat(locale, { minimumFractionDigits: 2 }).format(amount)} ${currency}`.trimEnd();
  }
}

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
