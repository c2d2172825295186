import { createGroup, withState } from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { defineScenario } from './builders/define-scenario.js';
import { PARTIES } from './builders/parties.js';
import { CREDIT_CARD } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { toMoment, type Scenario, type ScenarioContext } from './scenario.js';
import { toWording } from './to-wording.js';
import { WORDING } from './wording.js';

/** The address of store 101. */
const STORE_ADDRESS = {
  address1: '400 Market Square',
  city: 'Sacramento',
  state: 'CA',
  zipCode: '95814',
  country: 'US',
  pickUpLocation: 'Harbor Street Store',
};

const SHOW_AT_TILL = toWording({
  en: 'Show this code at the till',
  de: 'Zeig diesen Code an der Kasse',
  ja: 'レジでこのコードをご提示ください',
  zh: '请在收银台出示此码',
});

const FOR_RETURNS = toWording({
  en: 'For a return in the store',
  de: 'Für eine Rückgabe im Store',
  ja: '店舗での返品に使います',
  zh: '用于门店退货',
});

/** Orders that involve a store. */
export const usStores: readonly Scenario[] = [
  defineScenario({ orderNumber: 'US10000006', createOrder: createPickup }),
  defineScenario({ orderNumber: 'US10000007', createOrder: createStoreOrder }),
];

/** Ready for pickup in store 101. */
function createPickup(context: ScenarioContext) {
  const items = [
    createItem(context, { product: 'ridge', colour: 'graphite', size: 'M 10 / W 11.5', price: 138 }),
    createItem(context, { product: 'pace', colour: 'lagoon', size: 'M', price: 42 }),
  ];
  return createOrder({
    orderNumber: 'US10000006',
    placedAt: toMoment(context, { minutes: -7.5 }),
    party: PARTIES.us,
    groups: [
      createGroup(withState(items, { simpleStatus: 'PICKUP_READY', status: 'ready for pickup' }), {
        groupHeading: WORDING.readyForPickup[context.language],
        groupHeadingVariant: 'success',
        groupSubheading: STORE_ADDRESS.pickUpLocation,
        message: WORDING.heldForYou[context.language],
      }),
    ],
    payment: [CREDIT_CARD],
    details: { shippingAddress: null, pickupAddress: STORE_ADDRESS, storeAddress: STORE_ADDRESS },
  });
}

/** Bought in a store; the barcode is for the store's till. */
function createStoreOrder(context: ScenarioContext) {
  const orderNumber = 'US10000007';
  const items = [
    createItem(context, { product: 'baseline', colour: 'ember', size: 'M 8 / W 9.5', price: 95 }),
    createItem(context, { product: 'club', colour: 'chalk', price: 38 }),
  ];
  const { language } = context;
  return createOrder({
    orderNumber,
    placedAt: toMoment(context, { days: -12, hours: -3 }),
    party: PARTIES.us,
    groups: [
      createGroup(withState(items, { simpleStatus: 'DELIVERED', status: 'carried' }), {
        groupHeading: WORDING.boughtInStore[language],
        groupHeadingVariant: 'success',
        groupSubheading: STORE_ADDRESS.pickUpLocation,
        actions: { return: { webLink: toReturnUrl(orderNumber) } },
      }),
    ],
    payment: [CREDIT_CARD],
    details: {
      orderClassification: 'STORE',
      shippingAddress: null,
      storeAddress: STORE_ADDRESS,
      showBarcodeFlag: true,
      barcode: { header: SHOW_AT_TILL[language], subheader: FOR_RETURNS[language], barcodeNumber: orderNumber },
    },
  });
}
