import { createPersistedList, type ListStorage, type PersistedList } from '../../app/state/persisted-list.js';

/** An order that was shown while it waited to be paid. */
export interface DuePayment {
  readonly orderNumber: string;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
}

export type DuePayments = PersistedList<DuePayment>;

const DAY_MS = 24 * 60 * 60_000;

/** Orders that waited to be paid; kept for 24 hours, because a payment leads to the provider's page and back. */
export function createDuePayments(listStorage: ListStorage): DuePayments {
  const getTime = ({ at }: DuePayment): number => at;
  return createPersistedList({ name: 'payments', longestMs: DAY_MS, isEntry: isDuePayment, getTime }, listStorage);
}

function isDuePayment(value: unknown): value is DuePayment {
  const { orderNumber, at } = (value ?? {}) as Partial<Record<keyof DuePayment, unknown>>;
  return typeof orderNumber === 'string' && typeof at === 'number';
}
