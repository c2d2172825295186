import { createDeliveredGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES, type Party } from './builders/parties.js';
import { CREDIT_CARD, PAYPAL } from './builders/payments.js';
import { toMoment, type Scenario } from './scenario.js';
import { WORDING } from './wording.js';

interface DeliveredPlan {
  readonly orderNumber: string;
  readonly party: Party;
  readonly returnUrl: string;
  readonly shipment: string;
  readonly shipping: number;
  readonly payment: typeof CREDIT_CARD;
  readonly items: readonly ItemPlan[];
}

/** Orders of several countries that have arrived and can be returned. */
export const deliveredOrders: readonly Scenario[] = [
  defineDelivered({
    orderNumber: 'CA10000001',
    party: PARTIES.ca,
    returnUrl: '/ca/en/orders/sales/CA10000001/return/',
    shipment: 'PX4000000101',
    shipping: 10,
    payment: CREDIT_CARD,
    items: [
      { product: 'ridge', colour: 'moss', size: 'M 10', price: 175 },
      { product: 'commuter', colour: 'lagoon', price: 98 },
    ],
  }),
  defineDelivered({
    orderNumber: 'DE10000001',
    party: PARTIES.de,
    returnUrl: '/de/de/orders/sales/DE10000001/return/',
    shipment: 'DH5000000101',
    shipping: 4.95,
    payment: PAYPAL,
    items: [
      { product: 'tempo', colour: 'graphite', size: 'EU 43', price: 139.99 },
      { product: 'breeze', colour: 'moss', size: 'L', quantity: 2, price: 69.98, msrp: 79.98 },
    ],
  }),
  defineDelivered({
    orderNumber: 'JP10000001',
    party: PARTIES.jp,
    returnUrl: '/jp/ja/orders/sales/JP10000001/return/',
    shipment: 'SG6000000101',
    shipping: 550,
    payment: CREDIT_CARD,
    items: [
      { product: 'baseline', colour: 'midnight', size: '26.5cm', price: 12650 },
      { product: 'arena', colour: 'ember', price: 6380 },
    ],
  }),
];

function defineDelivered({ items, shipment, returnUrl, payment, ...plan }: DeliveredPlan): Scenario {
  return defineScenario({
    orderNumber: plan.orderNumber,
    createOrder: (context) =>
      createOrder({
        ...plan,
        placedAt: toMoment(context, { days: -8 }),
        groups: [
          createDeliveredGroup(
            context,
            items.map((item) => createItem(context, item)),
            { shipment, daysAgo: 4, returnUrl },
          ),
        ],
        payment: [payment],
        message: WORDING.thanks[context.language],
      }),
  });
}
