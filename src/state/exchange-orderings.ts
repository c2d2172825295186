import { ExchangeOrdering } from './exchange-ordering.js';
import type { SharedPart } from './shared.js';

/** Exchanges that are ordered, by order: every tag that shows an order finds the same one. */
export interface ExchangeOrderings extends SharedPart {
  get(orderNumber: string): ExchangeOrdering;
}

export function createExchangeOrderings(): ExchangeOrderings {
  const known = new Map<string, ExchangeOrdering>();
  return {
    get(orderNumber) {
      const ordering = known.get(orderNumber) ?? new ExchangeOrdering(orderNumber);
      known.set(orderNumber, ordering);
      return ordering;
    },
    wipe() {
      for (const ordering of known.values()) ordering.abort();
      known.clear();
    },
  };
}
