import type { Order } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';
import { formatHeading } from './item-words.js';

/** As many as a card shows pictures. */
const TITLES_SAID = 4;
/** What is read from right to left, or turns what follows. */
const TURNING =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** What ends a line of text ends all that began in it, too: nothing would keep a text to itself from there on. */
const BLANKS = /[\s\u001c-\u001e\u0085]+/g;
/** Begins a part that turns nothing outside of it, whichever way it is read; and ends one. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** An order in one line, for somebody who searches: what can be read of its card, from the headline to the number. */
export function formatOrderLine({ groups, placedAt, orderNumber }: Order, intl: Intl18n): string {
  const titles = groups.flatMap(({ items }) => items.slice(0, TITLES_SAID).map(({ title }) => isolate(title)));
  const said = [
    ...groups.map((group) => isolate(formatHeading(group, intl))),
    ...titles,
    placedAt !== undefined && intl.t('order.placedOn', { date: intl.date(placedAt) }),
    intl.t('order.number', { number: isolate(orderNumber) }),
  ].filter(Boolean);
  return [...new Set(said)].join(', ').replace(BLANKS, ' ');
}

/**
 * A text from elsewhere turns nothing behind it, and does not get out by an end of its own. Only where it might: the signs for it stand
 * in the way of a search for whole words.
 */
function isolate(text: string): string {
  if (!TURNING.test(text)) return text;
  let [open, ends] = [0, 0];
  for (const [sign] of text.matchAll(/[\u2066-\u2069]/g)) {
    if (sign !== END) open += 1;
    else if (open > 0) open -= 1;
    else ends += 1;
  }
  return BEGIN.repeat(ends + 1) + text + END.repeat(open + 1);
}
