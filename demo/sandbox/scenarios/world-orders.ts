import { defineDelivered } from './builders/define-delivered.js';
import { CREDIT_CARD } from './builders/payments.js';
import { WORLD_PARTIES } from './builders/world-parties.js';
import type { Scenario } from './scenario.js';

/** The prices of a pair of shoes and a pair of shorts, by currency. */
const PRICES: Readonly<Record<string, readonly [shoes: number, shorts: number]>> = {
  TRY: [5499.9, 1599.9],
  RUB: [12990, 3990],
  MXN: [2799, 899],
  INR: [11995, 2995],
  THB: [4900, 1490],
  VND: [3519000, 1019000],
  IDR: [2199000, 649000],
  MYR: [619, 189],
  PHP: [7395, 2195],
  TWD: [4500, 1280],
};

/** A delivered order of each country outside Europe without a scenario of its own. */
export const worldOrders: readonly Scenario[] = WORLD_PARTIES.map((party) => {
  const { country } = party.address;
  const orderNumber = `${country}10000001`;
  const [shoes = 0, shorts = 0] = PRICES[party.currency] ?? [];
  return defineDelivered({
    orderNumber,
    party,
    returnUrl: `/${country.toLowerCase()}/en/orders/sales/${orderNumber}/return/`,
    shipment: `WD${country}000101`,
    shipping: 0,
    payment: CREDIT_CARD,
    items: [
      { product: 'tempo', colour: 'lagoon', size: 'US 9', price: shoes },
      { product: 'stride', colour: 'graphite', size: 'M', price: shorts },
    ],
  });
});
