import { EXAMPLE_ANCHOR, FILTERS, FIXED, GUEST, KEY_REUSED, MEMBER, UNKNOWN_ORDER } from './example-values.js';
import type { CallExample } from './example-request.js';

const ONE_PAGE = { headers: MEMBER, filters: FILTERS, query: { count: '1' } } as const;

/** The return of two items of US10000010. */
const RETURN_ORDER = { path: { orderNumber: 'RT10000010' } } as const;

const CANCEL = {
  request: {
    omsOrderDocumentReference: '0001',
    omsRegionReference: 'NIKEUS',
    dayPhoneNumber: '5035550101',
    reasonCode: '216',
    reasonText: 'Front end cancellation',
    email: 'guest@example.com',
  },
  sourceOfRequest: 'SELF_SERVICE',
} as const;

const PAYMENT = {
  approvalId: 'apv-cn10000001',
  orderNumber: 'CN10000001',
  country: 'cn',
  locale: 'zh-CN',
  deviceType: 'DESKTOP',
  returnURL: 'https://shop.example/cn/zh/orders/sales/CN10000001/?payment=success',
} as const;

const GIFT_CARD = { accountNumber: '6006491234567890123', currency: 'USD', pin: '123456' } as const;
const CART_ITEM = { skuId: 'sku-tp2041-302-m-9-w-10-5', quantity: 1, country: 'us', language: 'en' } as const;
const ARRIVAL = { storeId: '101', orderNumber: 'US10000006', qrId: 'Q101', vehicleDescription: 'Blue van' } as const;

const REFUND = {
  accountDetails: { iban: 'DE89370400440532013000', owner: { firstName: 'Robin', lastName: 'Doe' } },
  email: 'guest@example.com',
  orderNumber: 'RT10000010',
} as const;

const WITHDRAWAL = {
  orderNumber: 'DE10000003',
  name: 'Robin Doe',
  email: 'guest@example.com',
  country: 'de',
  language: 'en',
  items: [{ orderLineKey: 'DE10000003-1', quantity: 1 }],
  statement:
    'I hereby give notice that I withdraw from my contract for these items of order DE10000003.\n' +
    'Name: Robin Doe\nOrder number: DE10000003\nItems: 1 × Tempo\nEmail address: guest@example.com',
} as const;

/** Examples of the calls about orders, payment and pickup, by the call's name. */
export const ORDER_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'list-order-history': ONE_PAGE,
  'search-order-history': { ...ONE_PAGE, filters: { ...FILTERS, query: 'tempo', status: 'delivered' } },
  'list-partner-history': ONE_PAGE,
  'get-order': {
    path: { orderNumber: 'US10000001' },
    headers: MEMBER,
    filters: FILTERS,
    variants: { salesOrder: {}, returnOrder: RETURN_ORDER },
    refused: { 404: { path: { orderNumber: UNKNOWN_ORDER } } },
  },
  'get-order-summary': {
    path: { orderNumber: 'US10000006' },
    headers: GUEST,
    filters: FILTERS,
    variants: { salesOrder: {}, returnOrder: RETURN_ORDER },
    refused: { 404: { path: { orderNumber: UNKNOWN_ORDER } } },
  },
  'list-consents': {
    path: { upmId: 'upm-1001' },
    headers: MEMBER,
    refused: { 404: { path: { upmId: 'upm-9999' } } },
  },
  'request-guest-check': {
    body: { orderNumber: 'US10000001', phoneNumber: '5035550101' },
    refused: { 404: { body: { orderNumber: UNKNOWN_ORDER, phoneNumber: '5035550101' } } },
  },
  'request-guest-challenge': {
    body: { orderNumber: 'US10000001', email: 'guest@example.com', country: 'us', language: 'en' },
  },
  'request-guest-token': {
    after: ['request-guest-challenge'],
    path: { challengeId: `challenge-${EXAMPLE_ANCHOR}-1` },
    body: { code: '825667' },
    refused: { 404: { path: { challengeId: 'challenge-0-1' } } },
  },
  'get-gift-card-balance': { body: GIFT_CARD, refused: { 404: { body: { ...GIFT_CARD, pin: '000000' } } } },
  'request-cancel': {
    path: { orderNumber: 'US10000002' },
    headers: GUEST,
    body: CANCEL,
    refused: { 404: { path: { orderNumber: UNKNOWN_ORDER } }, 422: { path: { orderNumber: 'US10000013' } } },
  },
  'get-cancel-job': {
    after: ['request-cancel', 'get-cancel-job', 'get-cancel-job'],
    path: { version: 'v1', jobId: `cancel-${EXAMPLE_ANCHOR}-1` },
    headers: GUEST,
    refused: { 404: { path: { jobId: 'cancel-0-1' } } },
  },
  'list-stores': {
    filters: { country: 'us' },
    query: { search: '95814', count: '1' },
  },
  'request-deferred-payment': {
    path: { version: 'v1' },
    headers: GUEST,
    body: PAYMENT,
    refused: {
      404: { body: { ...PAYMENT, orderNumber: UNKNOWN_ORDER } },
      422: { body: { ...PAYMENT, orderNumber: 'CN10000003' } },
    },
  },
  'get-deferred-payment-job': {
    after: ['request-deferred-payment', 'get-deferred-payment-job', 'get-deferred-payment-job'],
    path: { version: 'v1', jobId: `payment-${EXAMPLE_ANCHOR}-1` },
    headers: GUEST,
    refused: { 404: { path: { version: 'v1', jobId: 'payment-0-1' } } },
  },
  'get-e-fapiao': {
    path: { orderNumber: 'CN10000003' },
    headers: GUEST,
    refused: { 404: { path: { orderNumber: UNKNOWN_ORDER } } },
  },
  'get-document': {
    path: { orderNumber: 'US10000035', documentId: 'invoice-35' },
    headers: GUEST,
    refused: {
      404: { errors: [{ code: 'DOCUMENT_NOT_READY', message: 'The document is still being created.' }] },
    },
  },
  'list-similar-products': {
    filters: { productId: 'prd-tempo-lagoon', ...FILTERS },
    query: { count: '1' },
    refused: { 404: { errors: [{ code: 'PRODUCT_NOT_FOUND', message: 'There is no such product.' }] } },
  },
  'request-cart-item': {
    body: CART_ITEM,
    refused: { 404: { body: { ...CART_ITEM, skuId: 'sku-none' } }, 422: KEY_REUSED },
  },
  'request-bank-refund': {
    headers: FIXED,
    body: REFUND,
    refused: { 404: { body: { ...REFUND, orderNumber: UNKNOWN_ORDER } }, 422: KEY_REUSED },
  },
  'request-withdrawal': {
    body: WITHDRAWAL,
    refused: { 409: { body: { ...WITHDRAWAL, orderNumber: 'IE10000002', country: 'ie' } }, 422: KEY_REUSED },
  },
  'request-curbside-arrival': {
    headers: GUEST,
    body: ARRIVAL,
    refused: {
      404: { body: { ...ARRIVAL, orderNumber: UNKNOWN_ORDER } },
      409: { body: { ...ARRIVAL, storeId: '103', qrId: 'Q103' } },
      422: KEY_REUSED,
    },
  },
  'get-curbside-interaction': {
    after: ['request-curbside-arrival'],
    path: { id: `arrival-${EXAMPLE_ANCHOR}-1` },
    headers: GUEST,
    refused: { 404: { path: { id: 'arrival-0-1' } } },
  },
};
