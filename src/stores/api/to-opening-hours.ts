import type * as z from 'zod/mini';
import { toOpeningSpan } from '../model/opening-span.js';
import { WEEKDAYS, type OpeningHours, type OpeningSpan, type Weekday } from '../model/store.js';
import { storeHoursSchema, type openingSchema } from './store.js';

type SentOpening = z.output<typeof openingSchema>;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}/;

/** The hours of a store; absent where anything of them cannot be read, for a shopper goes by them. */
export function toOpeningHours(wire: unknown): OpeningHours | undefined {
  const reading = storeHoursSchema.safeParse(wire);
  if (!reading.success) return undefined;
  const { regularHours, specialHours } = reading.data;
  const days = WEEKDAYS.map((day) => [day, toSpans(regularHours[day] ?? [])] as const);
  const special = toSpecialDays(specialHours ?? []);
  if (!special || days.some(([, spans]) => !spans)) return undefined;
  return { regular: Object.fromEntries(days) as Record<Weekday, OpeningSpan[]>, special };
}

/** Openings of one date stand together. */
function toSpecialDays(
  sent: readonly (SentOpening & { readonly date: string })[],
): OpeningHours['special'] | undefined {
  const dates = [...new Set(sent.map(({ date }) => findDate(date)))];
  const special = new Map<string, OpeningSpan[]>();
  for (const date of dates) {
    const spans = toSpans(sent.filter((opening) => findDate(opening.date) === date));
    if (date === undefined || !spans) return undefined;
    special.set(date, spans);
  }
  return special;
}

/** The date alone: a time behind it says nothing more. */
function findDate(text: string): string | undefined {
  const [date] = CALENDAR_DATE.exec(text.trim()) ?? [];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

/** In the order in which they come; closed ones are none. `undefined` where one cannot be read. */
function toSpans(sent: readonly SentOpening[]): OpeningSpan[] | undefined {
  const spans = sent.map(({ startTime, start, end, duration }) =>
    toOpeningSpan({
      start: startTime ?? start ?? undefined,
      end: end ?? undefined,
      duration: duration ?? undefined,
    }),
  );
  if (spans.includes(undefined)) return undefined;
  return spans
    .filter((span): span is OpeningSpan => typeof span === 'object')
    .sort((one, other) => one.openingTime.localeCompare(other.openingTime, 'en'));
}
