import type { ExchangeParts } from '../model/exchange-request.js';
import { createPersistedList, type ListStorage, type PersistedList } from '../../../../app/state/persisted-list.js';

/** An exchange that is to be ordered once its return is made. Nothing in it names the shopper. */
export interface PendingExchange {
  readonly orderNumber: string;
  /** Of the return it is for; absent until that is made. */
  readonly returnNumber?: string;
  readonly previewId: string;
  readonly parts: ExchangeParts;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
}

export type PendingExchanges = PersistedList<PendingExchange>;

const DAY_MS = 24 * 60 * 60_000;

/** Exchanges whose return was asked for; kept like the draft of a return, so that a reload between the two loses none of them. */
export function createPendingExchanges(listStorage: ListStorage): PendingExchanges {
  return createPersistedList(
    { name: 'exchanges', longestMs: DAY_MS, isEntry: isPending, getTime: ({ at }) => at },
    listStorage,
  );
}

function isPending(value: unknown): value is PendingExchange {
  const { orderNumber, returnNumber, previewId, parts, at } = toFields(value);
  const isNamed = typeof orderNumber === 'string' && typeof previewId === 'string';
  const isMade = returnNumber === undefined || typeof returnNumber === 'string';
  return isNamed && isMade && typeof at === 'number' && isParts(parts);
}

function isParts(value: unknown): boolean {
  const { items, totals } = toFields(value);
  const isSums = Object.values(toFields(totals)).every((amount) => typeof amount === 'number');
  return isSums && Array.isArray(items) && items.length > 0 && items.every(isItem);
}

function isItem(value: unknown): boolean {
  const { id, skuId } = toFields(value);
  return typeof id === 'string' && typeof skuId === 'string';
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>;
}
