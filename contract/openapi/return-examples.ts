import { EXAMPLE_ANCHOR, GUEST, KEY_REUSED, MEMBER, UNKNOWN_ORDER } from './example-values.js';
import type { CallExample } from './example-request.js';

const ORDER_NUMBER = 'US10000012';
/** The shoes of that order. */
const GTIN = '2001702661719';
const RETURN_NUMBER = 'RT20000001';

const RETURN = {
  captureSystem: 'SELF_SERVICE',
  createReturnLabelFlag: false,
  locale: 'en_US',
  omsRegionReference: 'NIKEUS',
  orderLines: [{ quantity: 1, reasonCode: '1', reasonText: "Doesn't Fit", universalProductCode: GTIN }],
  orderNumber: ORDER_NUMBER,
  returnMethod: 'upsDropoff',
  standardCarrierAlphaCode: 'UPSN',
} as const;

const EXCHANGE_OPTIONS = {
  country: 'us',
  langRegion: 'en-US',
  email: 'guest@example.com',
  orderNumber: ORDER_NUMBER,
  gtin: GTIN,
  quantity: 1,
} as const;

const EXCHANGE = {
  parentSalesOrderNumber: ORDER_NUMBER,
  email: 'guest@example.com',
  country: 'us',
  currency: 'USD',
  locale: 'en-US',
  channel: 'WEB',
  address: {
    firstName: 'Robin',
    lastName: 'Doe',
    address1: '1200 Harbor Street',
    address2: 'Apt 4B',
    city: 'Sacramento',
    state: 'CA',
    zipCode: '95814',
    country: 'US',
  },
  recipient: { firstName: 'Robin', lastName: 'Doe' },
  clientInfo: { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' },
  items: [{ id: '0001:1', skuId: 'sku-bl0762-605-m-8-w-9-5', quantity: 1, priceAdjustments: [] }],
  totals: { subTotal: 95, shippingTotal: 0, totalTaxes: 6.89, orderTotal: 101.89 },
} as const;

const EXCHANGE_ORDER = {
  ...EXCHANGE,
  previewId: `preview-${EXAMPLE_ANCHOR}`,
  parentReturnOrderNumber: RETURN_NUMBER,
} as const;

const ADDRESS = {
  code: '48060',
  country: 'KR',
  line1: '항만로27길 8',
  line2: '하버빌 502호',
  locality: '해운대구',
  name: { familyName: '도', givenName: '로빈' },
  phone: '01055550101',
  preferred: false,
  province: '부산광역시',
} as const;

const EMAIL = {
  country: 'us',
  firstName: 'Robin',
  language: 'en',
  orderNumber: ORDER_NUMBER,
  returnNumber: RETURN_NUMBER,
  to: 'guest@example.com',
} as const;

const NOTIFICATION = {
  eventType: 'STORE_RETURN',
  eventId: '0c2f6a1e-58d4-4e0b-8a57-2f1d9b3c7e64',
  familyName: 'Doe',
  givenName: 'Robin',
  language: 'en',
  marketplace: 'US',
  phoneNumber: '5035550101',
  salesOrderNumber: ORDER_NUMBER,
} as const;

const DISPATCH = { dispatchType: 'email', returnOrderNumber: 'RT10000010' } as const;
const METHOD = { returnOrderNumber: 'RT10000010', returnMethod: 'returnToStore', storeId: '101' } as const;
const UNKNOWN_MEMBER = { upmId: 'upm-9999' } as const;

/** Examples of the calls about returns and exchanges, by the call's name. */
export const RETURN_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'request-return': {
    headers: GUEST,
    body: RETURN,
    refused: {
      404: { body: { ...RETURN, orderNumber: UNKNOWN_ORDER } },
      422: { body: { ...RETURN, orderLines: [{ ...RETURN.orderLines[0], quantity: 9 }] } },
    },
  },
  'get-return-job': {
    after: ['request-return', 'get-return-job'],
    path: { jobId: `return-${EXAMPLE_ANCHOR}-1` },
    headers: GUEST,
    refused: { 404: { path: { jobId: 'return-0-1' } } },
  },
  'list-carrier-services': {
    filters: {
      serviceCountryCode: 'US',
      providerTypeCode: 'CARRIER',
      productServiceTypeCode: 'DROPOFF_RETURN,PICKUP_RETURN',
    },
  },
  'request-store-return-email': { headers: GUEST, body: EMAIL },
  'request-notification': { headers: GUEST, body: NOTIFICATION },
  'request-return-method': {
    headers: GUEST,
    body: METHOD,
    refused: { 404: { body: { ...METHOD, returnOrderNumber: 'RT99999999' } } },
  },
  'request-return-cancellation': {
    headers: GUEST,
    body: { returnOrderNumber: 'RT10000033' },
    refused: {
      404: { body: { returnOrderNumber: 'RT99999999' } },
      409: { body: { returnOrderNumber: 'RT10000034' } },
      422: KEY_REUSED,
    },
  },
  'get-return-cancellation-job': {
    after: ['request-return-cancellation', 'get-return-cancellation-job'],
    path: { jobId: `return-cancel-${EXAMPLE_ANCHOR}-1` },
    headers: GUEST,
    refused: { 404: { path: { jobId: 'return-cancel-0-1' } } },
  },
  'list-exchange-options': {
    headers: MEMBER,
    body: EXCHANGE_OPTIONS,
    refused: {
      404: { body: { ...EXCHANGE_OPTIONS, orderNumber: UNKNOWN_ORDER } },
      409: { errors: [{ code: 'EXCHANGE_ITEM_INACTIVE', message: 'The item is no longer sold.' }] },
    },
  },
  'request-exchange-preview': {
    headers: MEMBER,
    body: EXCHANGE,
    refused: { 404: { body: { ...EXCHANGE, parentSalesOrderNumber: UNKNOWN_ORDER } } },
  },
  'request-exchange-order': {
    after: ['request-return', 'get-return-job', 'get-return-job'],
    headers: MEMBER,
    body: EXCHANGE_ORDER,
    refused: {
      404: { body: { ...EXCHANGE_ORDER, parentReturnOrderNumber: 'RT99999999' } },
      422: { errors: [{ code: 'EXCHANGE_SOLD_OUT', message: 'An article is no longer available.' }] },
    },
  },
  'list-addresses': { path: { upmId: 'upm-1001' }, headers: MEMBER, refused: { 404: { path: UNKNOWN_MEMBER } } },
  'request-new-address': {
    path: { upmId: 'upm-1001' },
    headers: MEMBER,
    body: ADDRESS,
    refused: { 404: { path: UNKNOWN_MEMBER }, 422: KEY_REUSED },
  },
  'request-address-update': {
    path: { upmId: 'upm-1001', addressId: 'adr-1' },
    headers: MEMBER,
    body: { ...ADDRESS, id: 'adr-1' },
    refused: { 404: { path: { upmId: 'upm-1001', addressId: 'adr-99' } } },
  },
  'request-address-check': { headers: MEMBER, body: { address: ADDRESS } },
  'get-return-label': {
    path: { returnOrderNum: 'RT10000010' },
    headers: GUEST,
    refused: { 404: { path: { returnOrderNum: 'RT99999999' } } },
  },
  'request-label-dispatch': {
    headers: GUEST,
    body: DISPATCH,
    refused: { 404: { body: { ...DISPATCH, returnOrderNumber: 'RT99999999' } }, 422: KEY_REUSED },
  },
};
