import { Cancellation } from './cancellation.js';
import type { SharedPart } from './shared.js';

/** Cancellations by order: every tag that shows an order finds the same one, however often it was closed, moved or made anew. */
export interface Cancellations extends SharedPart {
  get(orderNumber: string): Cancellation;
}

export function createCancellations(): Cancellations {
  const known = new Map<string, Cancellation>();
  return {
    get(orderNumber) {
      const cancellation = known.get(orderNumber) ?? new Cancellation(orderNumber);
      known.set(orderNumber, cancellation);
      return cancellation;
    },
    wipe() {
      for (const cancellation of known.values()) cancellation.abort();
      known.clear();
    },
  };
}
