import type { OrderGroup } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';

/** What happens with a part of an order, in the server's words; where it sent none, in ours. */
export function sayHeading({ heading, statuses }: Pick<OrderGroup, 'heading' | 'statuses'>, intl: Intl18n): string {
  return heading ?? intl.t('order.status', { status: statuses[0] ?? 'unknown' });
}
