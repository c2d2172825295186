import type { ExchangeContent } from '../model/exchange-request.js';
import {
  createPersistedList,
  toFields,
  type ListStorage,
  type PersistedList,
} from '../../../../app/state/persisted-list.js';

/** An exchange to order once its return is made. It contains no personal data. */
export interface PendingExchange {
  readonly orderNumber: string;
  /** The return it belongs to; absent until the return is made. */
  readonly returnNumber?: string;
  readonly previewId: string;
  readonly parts: ExchangeContent;
  /** Wall clock, milliseconds since 1970. */
  readonly at: number;
}

export type PendingExchanges = PersistedList<PendingExchange>;

const DAY_MS = 24 * 60 * 60_000;

/** Exchanges whose return was requested; stored like the draft of a return, so that a reload in between loses none. */
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
  return isNamed && isMade && typeof at === 'number' && isContent(parts);
}

function isContent(value: unknown): boolean {
  const { items, totals } = toFields(value);
  const isSums = Object.values(toFields(totals)).every((amount) => typeof amount === 'number');
  return isSums && Array.isArray(items) && items.length > 0 && items.every(isItem);
}

function isItem(value: unknown): boolean {
  const { id, skuId } = toFields(value);
  return typeof id === 'string' && typeof skuId === 'string';
}
