import { useEffect } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { isPaymentOffered } from '../../../orders/payment-availability.js';
import {
  getListStorage,
  createPersistedList,
  type ListStorage,
  type PersistedList,
} from '../../../app/state/persisted-list.js';
import { isBackFromPayment } from './payment-query.js';
import { useElementContext } from '../../../app/context/element-context.js';

/**
 * `waiting`: to be paid with a provider. `paid`: just paid there. `link`: to be paid at the address in
 * `legacyPaymentUrl`.
 */
export type PaymentDue = 'waiting' | 'paid' | 'link' | undefined;

/**
 * Returns what to show about an open payment of the displayed order (orders area, section 4). Shoppers who have just paid
 * are not asked to pay again by any method. The address alone does not prove a payment: the order must be waiting for
 * one, or have waited earlier in this session.
 */
export function usePaymentDue(order: Order): PaymentDue {
  const context = useElementContext();
  const { orderNumber } = order;
  const isDeferred = isPaymentOffered(context, order);
  const hasLink = order.legacyPaymentUrl !== undefined;
  const isDue = isDeferred || hasLink;
  const payments = context.getPageState().get('due payments', createDuePayments, getListStorage(context));
  const wasDue = isDue || payments.store.getState().some((payment) => payment.orderNumber === orderNumber);
  useEffect(() => {
    if (isDue) payments.put({ orderNumber, at: context.platform.now() }, (other) => other.orderNumber === orderNumber);
  }, [isDue, orderNumber, payments, context]);
  if (wasDue && isBackFromPayment(context)) return 'paid';
  if (isDeferred) return 'waiting';
  return hasLink ? 'link' : undefined;
}

/** An order that was shown while it waited for payment. */
export interface DuePayment {
  readonly orderNumber: string;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
}

export type DuePayments = PersistedList<DuePayment>;

const DAY_MS = 24 * 60 * 60_000;

/** Orders that waited for payment, stored for 24 hours, because a payment leads to the provider's page and back. */
export function createDuePayments(listStorage: ListStorage): DuePayments {
  const getTime = ({ at }: DuePayment): number => at;
  return createPersistedList({ name: 'payments', longestMs: DAY_MS, isEntry: isDuePayment, getTime }, listStorage);
}

function isDuePayment(value: unknown): value is DuePayment {
  const { orderNumber, at } = (value ?? {}) as Partial<Record<keyof DuePayment, unknown>>;
  return typeof orderNumber === 'string' && typeof at === 'number';
}
