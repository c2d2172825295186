import type { Order } from '../../domain/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { sayHeading } from './say-heading.js';

/** As many as a card shows pictures. */
const TITLES_SAID = 4;
/** What is read from right to left, or turns what follows. */
const TURNING = /[\p{Script=Hebrew}\p{Script=Arabic}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** An order in one line, for somebody who searches: what can be read of its card, from the headline to the number. */
export function sayOrderLine({ groups, placedAt, orderNumber }: Order, intl: Intl18n): string {
  const titles = groups.flatMap(({ items }) => items.slice(0, TITLES_SAID).map(({ title }) => isolate(title)));
  const said = [
    ...groups.map((group) => sayHeading(group, intl)),
    ...titles,
    placedAt !== undefined && intl.t('order.placedOn', { date: intl.date(placedAt) }),
    intl.t('order.number', { number: orderNumber }),
  ].filter(Boolean);
  return [...new Set(said)].join(' · ').replace(/\s+/g, ' ');
}

/** A text from elsewhere turns nothing behind it. Only where it might: the signs for it stand in the way of a search for whole words. */
function isolate(title: string): string {
  return TURNING.test(title) ? `\u2068${title}\u2069` : title;
}
