import { PaymentPreparation } from './payment-preparation.js';
import type { SharedPart } from './shared.js';

/** Payments under way by order: every tag that shows an order finds the same one. */
export interface PaymentPreparations extends SharedPart {
  /** Another approval is another payment. */
  get(orderNumber: string, approvalId: string): PaymentPreparation;
}

export function createPaymentPreparations(): PaymentPreparations {
  const known = new Map<string, PaymentPreparation>();
  return {
    get(orderNumber, approvalId) {
      const key = JSON.stringify([orderNumber, approvalId]);
      const preparation = known.get(key) ?? new PaymentPreparation();
      known.set(key, preparation);
      return preparation;
    },
    wipe() {
      for (const preparation of known.values()) preparation.abort();
      known.clear();
    },
  };
}
