import type { WireOrderItem } from '../../../contract/wire-order.js';
import type { Colour } from '../pictures/palette.js';
import { createDeliveredGroup, createShippedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD, GIFT_CERTIFICATE } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import type { ProductName } from './products.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';
import { WORDING } from './wording.js';

const LINES = 60;
const LINES_A_PARCEL = 15;

const KIT: readonly { product: ProductName; price: number; sizes: readonly string[] }[] = [
  { product: 'breeze', price: 35, sizes: ['XS', 'S', 'M', 'L', 'XL'] },
  { product: 'hoop', price: 48, sizes: ['S', 'M', 'L', 'XL', '2XL'] },
  { product: 'pace', price: 42, sizes: ['XS', 'S', 'M', 'L', 'XL'] },
  { product: 'ridge', price: 138, sizes: ['M 8', 'M 9', 'M 9.5', 'M 10', 'M 11'] },
];
const COLOURS: readonly Colour[] = ['midnight', 'ember', 'moss'];

/** Orders with many lines. */
export const usLarge: readonly Scenario[] = [
  defineScenario({ orderNumber: 'US10000009', createOrder: createTeamOrder }),
];

/** Creates a team's order: 60 lines in 4 parcels, with promotions, fees and two payments. */
function createTeamOrder(context: ScenarioContext) {
  const lines = Array.from({ length: LINES }, (_, index) => createLine(context, index));
  const parcel = (index: number) => lines.slice(index * LINES_A_PARCEL, (index + 1) * LINES_A_PARCEL);
  const returnUrl = toReturnUrl('US10000009');
  return createOrder({
    orderNumber: 'US10000009',
    placedAt: toMoment(context, { days: -9 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, parcel(0), { shipment: 'PX1000000901', daysAgo: 4, returnUrl }),
      createDeliveredGroup(context, parcel(1), { shipment: 'PX1000000902', daysAgo: 1, returnUrl }),
      createShippedGroup(context, parcel(2), { shipment: 'PX1000000903', arrivesInDays: 1 }),
      createShippedGroup(context, parcel(3), { shipment: 'PX1000000904', arrivesInDays: 4 }),
    ],
    payment: [CREDIT_CARD, GIFT_CERTIFICATE],
    shipping: 25,
    message: WORDING.packedInParts[context.language],
  });
}

function createLine(context: ScenarioContext, index: number): WireOrderItem {
  const { product, price, sizes } = pick(KIT, index % KIT.length);
  // Neighbours differ in product and colour; each product comes once in each size and colour.
  const round = Math.floor(index / KIT.length);
  const quantity = 1 + (index % 3);
  const item = createItem(context, {
    product,
    colour: pick(COLOURS, (index + round) % COLOURS.length),
    size: pick(sizes, Math.floor(round / COLOURS.length)),
    quantity,
    price: Math.round(price * quantity * 85) / 100,
    msrp: price * quantity,
  });
  return {
    ...item,
    lineItemTransaction: {
      ...item.lineItemTransaction,
      lineItemFees: 1.5 * quantity,
      promotions: [{ id: 'TEAM15', promoType: 'PERCENT_OFF' }],
    },
  };
}

function pick<Choice>(choices: readonly Choice[], index: number): Choice {
  const choice = choices[index];
  if (choice === undefined) throw new RangeError(`There is no choice ${index} of ${choices.length}.`);
  return choice;
}
