import type { Order } from '../../domain/order.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { sayHeading } from './say-heading.js';

/** As many as a card shows pictures. */
const TITLES_SAID = 4;

/** An order in one line, for somebody who searches: what can be read of its card, from the headline to the number. */
export function sayOrderLine({ groups, placedAt, orderNumber }: Order, intl: Intl18n): string {
  const titles = groups.flatMap(({ items }) => items.slice(0, TITLES_SAID).map(({ title }) => title));
  const said = [
    ...groups.map((group) => sayHeading(group, intl)),
    ...titles,
    placedAt !== undefined && intl.t('order.placedOn', { date: intl.date(placedAt) }),
    intl.t('order.number', { number: orderNumber }),
  ].filter(Boolean);
  return [...new Set(said)].join(' · ').replace(/\s+/g, ' ');
}
