import type { Order } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';
import { formatHeading } from './item-words.js';

/** The number of titles, equal to the number of pictures on a card. */
const TITLES_SHOWN = 4;
/** Right-to-left characters, and controls that change the direction of the text after them. */
const TURNING =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Characters that end a paragraph and thereby every direction isolate in it: the rest of the text would no longer be isolated. */
const BLANKS = /[\s\u001c-\u001e\u0085]+/g;
/** Unicode isolates: FIRST STRONG ISOLATE, and POP DIRECTIONAL ISOLATE. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** An order as one line of text for the browser's search: what its card says, from the headline to the number. */
export function formatOrderLine({ groups, placedAt, orderNumber }: Order, intl: Intl18n): string {
  const titles = groups.flatMap(({ items }) => items.slice(0, TITLES_SHOWN).map(({ title }) => isolate(title)));
  const texts = [
    ...groups.map((group) => isolate(formatHeading(group, intl))),
    ...titles,
    placedAt !== undefined && intl.t('order.placedOn', { date: intl.date(placedAt) }),
    intl.t('order.number', { number: isolate(orderNumber) }),
  ].filter(Boolean);
  return [...new Set(texts)].join(', ').replace(BLANKS, ' ');
}

/**
 * Isolates the direction of foreign text, and balances its own isolate characters, so that it cannot break out. Only for texts that need
 * it, because the control characters interfere with whole-word search.
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
