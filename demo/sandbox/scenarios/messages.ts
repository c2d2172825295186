import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { LANGUAGES, type Language } from './language.js';
import type { ScenarioContext } from './scenario.js';
import { toWordings } from './to-wording.js';

/** Texts with arguments, in ICU message syntax. Texts without arguments need no formatting and are in `wording.ts`. */
export const MESSAGES = toWordings({
  placed: { en: 'Order placed {day}', de: 'Bestellt am {day}', ja: '{day}にご注文を承りました', zh: '{day}已下单' },
  arriving: { en: 'Arriving {day}', de: 'Ankunft {day}', ja: '{day}にお届け予定', zh: '预计{day}送达' },
  delivered: { en: 'Delivered {day}', de: 'Zugestellt {day}', ja: '{day}にお届け済み', zh: '{day}已送达' },
  shipmentsDelivered: {
    en: '{delivered, number} of {total, plural, one {# shipment} other {# shipments}} delivered',
    de: '{delivered, number} von {total, plural, one {# Sendung} other {# Sendungen}} zugestellt',
    ja: '{total, number}個口のうち{delivered, number}個をお届け済み',
    zh: '{total, number}个包裹中的{delivered, number}个已送达',
  },
});

type MessageId = keyof typeof MESSAGES;

/** A date this long ago needs a year, or readers would take it for one of this year. */
const LONG_AGO_MS = 300 * 24 * 3_600_000;

/** 'Tue, Nov 24'; 'Nov 24' of an order that was placed; and 'Nov 24, 2019' for a date long ago. Vietnamese writes months in figures. */
function toDateFormats(language: Language) {
  const day = { month: language === 'vi' ? 'numeric' : 'short', day: 'numeric' } as const;
  return { recent: { ...day, weekday: 'short' }, placed: day, past: { ...day, year: 'numeric' } } as const;
}

/** Shared by all languages, because creating messages and formatters costs more than creating an order. */
const cache = createIntlCache();
const INTL = Object.fromEntries(LANGUAGES.map((language) => [language, createLanguageIntl(language)])) as Readonly<
  Record<Language, IntlShape>
>;

function createLanguageIntl(language: Language): IntlShape {
  const messages = Object.entries(MESSAGES).map(([id, wording]): [string, string] => [id, wording[language]]);
  const formats = { date: toDateFormats(language) };
  return createIntl(
    { locale: language, messages: Object.fromEntries(messages), formats, timeZone: 'UTC', onError },
    cache,
  );
}

/** By default, an error is only logged and the shopper gets the raw message. */
function onError(error: Error): never {
  throw error;
}

export function formatMessage(
  { language }: Pick<ScenarioContext, 'language'>,
  id: MessageId,
  values: Readonly<Record<string, string | number>>,
): string {
  return INTL[language].formatMessage({ id }, values);
}

/** Formats a message about a date, relative to the anchor. */
export function formatDayMessage(
  context: ScenarioContext,
  id: 'placed' | 'arriving' | 'delivered',
  moment: number,
): string {
  const recent = id === 'placed' ? 'placed' : 'recent';
  const format = context.anchor - moment > LONG_AGO_MS ? 'past' : recent;
  return formatMessage(context, id, { day: INTL[context.language].formatDate(moment, { format }) });
}
