import { createDeliveredGroup } from './builders/create-group.js';
import { createItem, type ItemPlan } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES, type Party } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, type Scenario } from './scenario.js';

interface SpecialPlan {
  readonly orderNumber: string;
  readonly placedDaysAgo: number;
  readonly deliveredDaysAgo: number;
  readonly shipment: string;
  readonly address: Pick<Party['address'], 'address1' | 'address2' | 'city' | 'state' | 'zipCode'>;
  readonly items: readonly ItemPlan[];
}

/** Orders to addresses where only the postal service delivers and collects. */
export const usSpecialAddresses: readonly Scenario[] = [
  defineSpecial({
    orderNumber: 'US10000008',
    placedDaysAgo: 16,
    deliveredDaysAgo: 5,
    shipment: 'PS1000000801',
    address: { address1: 'PSC 1234 Box 5678', city: 'APO', state: 'AE', zipCode: '09012' },
    items: [
      { product: 'tempo', colour: 'midnight', size: 'M 11 / W 12.5', price: 145 },
      { product: 'stride', colour: 'graphite', size: 'L', quantity: 2, price: 90 },
    ],
  }),
  defineSpecial({
    orderNumber: 'US10000023',
    placedDaysAgo: 14,
    deliveredDaysAgo: 6,
    shipment: 'PS1000002301',
    address: { address1: '725 Spruce Ridge Road', city: 'Anchorage', state: 'AK', zipCode: '99501' },
    items: [{ product: 'harbour', colour: 'moss', size: 'M', price: 68 }],
  }),
  defineSpecial({
    orderNumber: 'US10000024',
    placedDaysAgo: 19,
    deliveredDaysAgo: 8,
    shipment: 'PS1000002401',
    address: { address1: 'PSC 1005 Box 42', city: 'Guantanamo Bay', state: 'AE', zipCode: '09593' },
    items: [
      { product: 'breeze', colour: 'chalk', size: 'L', price: 35 },
      { product: 'hoop', colour: 'ember', size: 'L', price: 48 },
    ],
  }),
  defineSpecial({
    orderNumber: 'US10000025',
    placedDaysAgo: 24,
    deliveredDaysAgo: 11,
    shipment: 'PS1000002501',
    address: { address1: 'Unit 100200 Box 33', city: 'FPO', state: 'AP', zipCode: '96601' },
    items: [{ product: 'commuter', colour: 'sand', price: 84 }],
  }),
];

function defineSpecial({ orderNumber, shipment, address, items, ...plan }: SpecialPlan): Scenario {
  const { firstName, lastName, country } = PARTIES.us.address;
  return defineScenario({
    orderNumber,
    createOrder: (context) =>
      createOrder({
        orderNumber,
        placedAt: toMoment(context, { days: -plan.placedDaysAgo, hours: -2 }),
        party: { ...PARTIES.us, carrier: 'USPS', address: { firstName, lastName, country, ...address } },
        groups: [
          createDeliveredGroup(
            context,
            items.map((item) => createItem(context, item)),
            { shipment, daysAgo: plan.deliveredDaysAgo, returnUrl: toReturnUrl(orderNumber) },
          ),
        ],
        payment: [CREDIT_CARD],
        shipping: 8,
      }),
  });
}
