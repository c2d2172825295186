import type { ReactNode } from 'react';
import type { Order } from './model/order.js';
import type { Intl18n } from '../i18n/create-intl.js';

export interface OrderMetaProps {
  readonly order: Pick<Order, 'orderNumber' | 'placedAt' | 'total' | 'currency'>;
  readonly intl: Intl18n;
  /** Names what the line belongs to. */
  readonly id?: string;
}

/** Date, number and total in one line. */
export function OrderMeta({ order, intl, id }: OrderMetaProps): ReactNode {
  const { orderNumber, placedAt, total, currency } = order;
  return (
    <p className="card-meta">
      {placedAt !== undefined && <span>{intl.t('order.placedOn', { date: intl.date(placedAt) })}</span>}
      <span id={id}>{intl.rich('order.number', { number: () => <bdi key="number">{orderNumber}</bdi> })}</span>
      {total !== undefined && (
        <span className="card-total">{intl.t('order.total', { amount: intl.money(total, currency) })}</span>
      )}
    </p>
  );
}
