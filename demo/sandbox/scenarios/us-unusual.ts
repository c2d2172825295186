import type { WireOrderItem } from '../../../contract/wire-order.js';
import { createDeliveredGroup, createGroup, createPlacedGroup, createShippedGroup } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { toGtin } from './builders/gtin.js';
import { CREDIT_CARD, PAYPAL } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, toWireDate, type Scenario, type ScenarioContext } from './scenario.js';
import { toWording } from './to-wording.js';
import { WORDING } from './wording.js';

const EMBROIDERY = toWording({
  en: 'Name embroidery: ROBIN',
  de: 'Namensstickerei: ROBIN',
  ja: 'ネーム刺繍：ROBIN',
  zh: '姓名刺绣：ROBIN',
});

const REROUTED = toWording({
  en: 'Taking another route',
  de: 'Auf einem anderen Weg',
  ja: '別の経路で輸送中',
  zh: '正在改道运送',
});

/** The exchange rate of the euro in the sandbox. */
const DOLLARS_A_EURO = 1.1;

/** Orders with rare features. */
export const usUnusual: readonly Scenario[] = [
  defineScenario({ orderNumber: 'US10000019', createOrder: createForeignOrder }),
  defineScenario({ orderNumber: 'US10000021', createOrder: createPendingChange }),
  defineScenario({ orderNumber: 'US10000022', createOrder: createGlobalStoreOrder }),
  defineScenario({ orderNumber: 'US10000026', createOrder: createDiscontinued }),
  defineScenario({ orderNumber: 'US10000027', hasEmail: false, createOrder: createPhoneOrder }),
];

/** Sent from Canada, the only country where it can be returned. */
function createForeignOrder(context: ScenarioContext) {
  const item = createItem(context, { product: 'ridge', colour: 'moss', size: 'M 9 / W 10.5', price: 138 });
  const delivered = createDeliveredGroup(context, [item], {
    shipment: 'PX1000001901',
    daysAgo: 4,
    returnUrl: toReturnUrl('US10000019'),
  });
  return createOrder({
    orderNumber: 'US10000019',
    placedAt: toMoment(context, { days: -11, hours: -3 }),
    party: PARTIES.us,
    groups: [{ ...delivered, shipFromCountry: 'CA' }],
    payment: [CREDIT_CARD],
    shipping: 8,
  });
}

/**
 * An order with a pending modification, a service line, and a group that the modification does not affect, with an
 * unknown raw status.
 */
function createPendingChange(context: ScenarioContext) {
  const hoodie = createItem(context, {
    product: 'harbour',
    colour: 'midnight',
    size: 'L',
    price: 68,
    isReturnable: false,
  });
  const ball = createItem(context, { product: 'arena', colour: 'ember', price: 49, isReturnable: false });
  return createOrder({
    orderNumber: 'US10000021',
    placedAt: toMoment(context, { hours: -20 }),
    party: PARTIES.us,
    groups: [
      createGroup([hoodie, createEmbroidery(context)], {
        groupHeading: WORDING.updating[context.language],
        groupHeadingVariant: 'warning',
        isPendingCancellation: true,
        message: WORDING.cancelRequested[context.language],
      }),
      createGroup([{ ...ball, simpleStatus: null, lineItemStatus: { status: 'rerouted via hub 7' } }], {
        groupHeading: REROUTED[context.language],
        groupHeadingVariant: 'warning',
      }),
    ],
    payment: [CREDIT_CARD],
    shipping: 8,
    details: {
      pendingModification: { type: 'CANCEL' },
      fullOrderStatus: { subStatus: WORDING.updating[context.language] },
    },
  });
}

function createEmbroidery(context: ScenarioContext): WireOrderItem {
  return {
    orderLineKey: '',
    lineType: 'SERVICE',
    product: { productId: 'svc-embroidery', title: EMBROIDERY[context.language], gtin: toGtin('embroidery') },
    lineItemStatus: { status: 'work order created' },
    lineItemTransaction: { quantity: 1, lineItemChargedPrice: 12 },
    returnableFlag: false,
  };
}

/** Bought in a foreign store: with duties, and every amount in a second currency. */
function createGlobalStoreOrder(context: ScenarioContext) {
  const placedAt = toMoment(context, { days: -3 });
  const items = [
    createItem(context, { product: 'commuter', colour: 'graphite', price: 84 }),
    createItem(context, { product: 'ridge', colour: 'sand', size: 'EU 42.5', price: 138 }),
  ].map((item) => ({
    ...item,
    lineItemTransactionAlt: {
      quantity: 1,
      lineItemChargedPrice: toEuros(item.lineItemTransaction.lineItemChargedPrice),
    },
  }));
  const group = createShippedGroup(context, items, { shipment: 'PX1000002201', arrivesInDays: 6 });
  const order = createOrder({
    orderNumber: 'US10000022',
    placedAt,
    party: PARTIES.us,
    groups: [{ ...group, isGlobalStoreOrder: true, message: WORDING.dutiesPaid[context.language] }],
    payment: [PAYPAL],
    shipping: 18,
    duties: 31.4,
  });
  const { orderTotal, subTotal, shippingTotal, totalDuties, totalTaxes } = order.transaction;
  return {
    ...order,
    isGlobalStoreOrder: true,
    currencyAlt: 'EUR',
    transactionAlt: {
      orderDate: toWireDate(placedAt),
      orderTotal: toEuros(orderTotal),
      subTotal: toEuros(subTotal),
      shippingTotal: toEuros(shippingTotal),
      totalDuties: toEuros(totalDuties ?? 0),
      totalTaxes: toEuros(totalTaxes ?? 0),
    },
  };
}

/** A discontinued product: the shop still has its number, but no price and no similar products. */
function createDiscontinued(context: ScenarioContext) {
  const orderNumber = 'US10000026';
  const item = createItem(context, { product: 'club', colour: 'moss', price: 38 });
  const discontinued = {
    ...item,
    product: { ...item.product, productId: 'prd-discontinued', pid: 'pid-discontinued' },
    skuid: 'sku-discontinued',
  };
  return createOrder({
    orderNumber,
    placedAt: toMoment(context, { days: -40, hours: -8 }),
    party: PARTIES.us,
    groups: [
      createDeliveredGroup(context, [discontinued], {
        shipment: 'PX1000002601',
        daysAgo: 36,
        returnUrl: toReturnUrl(orderNumber),
      }),
    ],
    payment: [PAYPAL],
    shipping: 8,
  });
}

/** Placed by phone, so there is no e-mail address that proves it. */
function createPhoneOrder(context: ScenarioContext) {
  const { dayPhoneNumber, phoneNumber } = PARTIES.us.contact;
  const placedAt = toMoment(context, { days: -1 });
  return createOrder({
    orderNumber: 'US10000027',
    placedAt,
    party: { ...PARTIES.us, contact: { dayPhoneNumber, phoneNumber } },
    groups: [
      createPlacedGroup(
        context,
        [
          createItem(context, { product: 'club', colour: 'lagoon', price: 38 }),
          createItem(context, { product: 'stride', colour: 'graphite', size: 'L', price: 45 }),
        ],
        // Only the lines have a delivery estimate.
        { placedAt, details: { groupSubheading: WORDING.beingPacked[context.language] } },
      ),
    ],
    payment: [CREDIT_CARD],
    shipping: 8,
  });
}

function toEuros(dollars: number): number {
  return Math.round((dollars / DOLLARS_A_EURO) * 100) / 100;
}
