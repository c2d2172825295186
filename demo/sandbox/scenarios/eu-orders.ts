import { defineDelivered } from './builders/define-delivered.js';
import { EU_PARTIES } from './builders/eu-parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import type { Scenario } from './scenario.js';

/** Price factors of currencies other than the euro. */
const RATES: Readonly<Record<string, number>> = { CZK: 25, DKK: 7, HUF: 400, SEK: 11 };

/** A delivered, returnable order of each European country without a scenario of its own. */
export const euOrders: readonly Scenario[] = EU_PARTIES.map((party) => {
  const { country } = party.address;
  const orderNumber = `${country}10000001`;
  const rate = RATES[party.currency] ?? 1;
  return defineDelivered({
    orderNumber,
    party,
    returnUrl: `/${country.toLowerCase()}/en/orders/sales/${orderNumber}/return/`,
    shipment: `UE${country}000101`,
    shipping: 5 * rate,
    payment: CREDIT_CARD,
    items: [
      { product: 'tempo', colour: 'graphite', size: 'EU 43', price: 140 * rate },
      { product: 'stride', colour: 'ember', size: 'M', price: 40 * rate },
    ],
  });
});
