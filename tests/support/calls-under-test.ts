import { drawPdf } from '../../demo/sandbox/files/draw-pdf.js';
import { getCancelJob } from '../../src/features/order-detail/cancellation/api/get-cancel-job.js';
import { getDeferredPaymentJob } from '../../src/features/order-detail/payment/api/get-deferred-payment-job.js';
import { getDocument } from '../../src/features/order-detail/documents/api/get-document.js';
import { getEFapiao } from '../../src/features/order-detail/e-fapiao/api/get-e-fapiao.js';
import { getOrder } from '../../src/orders/api/get-order.js';
import { getCurbsideInteraction } from '../../src/features/curbside/api/get-curbside-interaction.js';
import { requestCurbsideArrival } from '../../src/features/curbside/api/request-curbside-arrival.js';
import { getGiftCardBalance } from '../../src/features/gift-card/api/get-gift-card-balance.js';
import { getOrderSummary } from '../../src/orders/api/get-order-summary.js';
import { listConsents } from '../../src/features/order-history/partners/api/list-consents.js';
import { listOrderHistory } from '../../src/orders/api/list-order-history.js';
import { searchOrderHistory } from '../../src/features/order-history/search/api/search-order-history.js';
import { listStores } from '../../src/stores/api/list-stores.js';
import { listPartnerHistory } from '../../src/features/order-history/partners/api/list-partner-history.js';
import { listSimilarProducts } from '../../src/cart/api/list-similar-products.js';
import { requestCancel } from '../../src/features/order-detail/cancellation/api/request-cancel.js';
import { requestDeferredPayment } from '../../src/features/order-detail/payment/api/request-deferred-payment.js';
import { requestCartItem } from '../../src/cart/api/request-cart-item.js';
import { requestGuestChallenge } from '../../src/app/guest-proof/api/request-guest-challenge.js';
import { requestGuestToken } from '../../src/app/guest-proof/api/request-guest-token.js';
import { requestGuestCheck } from '../../src/orders/api/request-guest-check.js';
import { createWirePartnerOrder } from '../features/order-history/partners/api/partner-samples.js';
import { createWireOrder } from '../orders/api/wire-samples.js';
import { createWireStore } from '../contract/wire-store-samples.js';
import type { CallUnderTest } from './call-under-test.js';
import { RETURN_CALLS } from './return-calls-under-test.js';
import { seal, sealContact } from './secrets.js';

const CONTACT = sealContact({ email: 'guest@example.com' });

const ORDER_HISTORY: CallUnderTest = {
  name: 'list-order-history',
  path: listOrderHistory.path,
  run: (context, signal) => listOrderHistory(context, {}, signal),
  soundBody: { objects: [createWireOrder()], pages: { next: '/history/v1?count=10&anchor=n2' } },
};

const ORDER_SEARCH: CallUnderTest = {
  name: 'search-order-history',
  path: searchOrderHistory.path,
  run: (context, signal) =>
    searchOrderHistory(context, { text: 'tempo (red, blue)', year: '2025', statuses: ['open', 'returned'] }, signal),
  soundBody: { objects: [createWireOrder()], pages: { next: '/history/v1?count=10&anchor=n2' } },
};

const PARTNER_HISTORY: CallUnderTest = {
  name: 'list-partner-history',
  path: listPartnerHistory.path,
  run: (context, signal) => listPartnerHistory(context, {}, signal),
  soundBody: { orderItems: [createWirePartnerOrder()], pages: { next: '/partner_history/v1?count=10&anchor=n2' } },
};

export const ORDER: CallUnderTest = {
  name: 'get-order',
  path: getOrder.path,
  run: (context, signal) => getOrder(context, { orderNumber: 'A1000' }, signal),
  soundBody: createWireOrder(),
};

/** A read, which is retried. */
export const ORDER_SUMMARY: CallUnderTest & { readonly soundBody: object } = {
  name: 'get-order-summary',
  path: getOrderSummary.path,
  run: (context, signal) => getOrderSummary(context, { orderNumber: 'A1000', proof: CONTACT }, signal),
  soundBody: createWireOrder(),
};

const CONSENTS: CallUnderTest = {
  name: 'list-consents',
  path: listConsents.path,
  run: (context, signal) => listConsents(context, { userId: 'm1' }, signal),
  soundBody: { consents: [{ id: 'c1', partnerName: 'Partner' }] },
};

/** A check of a secret, which is never retried automatically. */
export const GUEST_CHECK: CallUnderTest = {
  name: 'request-guest-check',
  path: requestGuestCheck.path,
  run: (context, signal) =>
    requestGuestCheck(context, { orderNumber: 'A1000', phoneNumber: seal('5035550101') }, signal),
  soundBody: { valid: true },
};

const GUEST_CHALLENGE: CallUnderTest = {
  name: 'request-guest-challenge',
  path: requestGuestChallenge.path,
  run: (context, signal) => requestGuestChallenge(context, { orderNumber: 'A1000', contact: CONTACT }, signal),
  soundBody: { challengeId: 'c1', channel: 'email', sentTo: 'g***@example.com', expiresIn: 600, resendAfter: 30 },
};

const GUEST_TOKEN: CallUnderTest = {
  name: 'request-guest-token',
  path: requestGuestToken.path,
  run: (context, signal) => requestGuestToken(context, { challengeId: 'c1', code: seal('123456') }, signal),
  soundBody: { guestToken: 'gt-1', expiresIn: 1800 },
};

/** A check of another secret. */
const GIFT_CARD: CallUnderTest = {
  name: 'get-gift-card-balance',
  path: getGiftCardBalance.path,
  run: (context, signal) =>
    getGiftCardBalance(
      context,
      { accountNumber: seal('6006491234567890123'), pin: seal('123456'), currency: 'USD' },
      signal,
    ),
  soundBody: { balance: 73.5, currency: 'USD' },
};

/** A write, which is never repeated automatically. */
const REQUEST_CANCEL: CallUnderTest = {
  name: 'request-cancel',
  path: requestCancel.path,
  run: (context, signal) =>
    requestCancel(
      context,
      {
        orderNumber: 'A1000',
        regionReference: 'NIKEUS',
        contact: CONTACT,
        dayPhoneNumber: undefined,
        proof: CONTACT,
      },
      signal,
    ),
  soundBody: { jobId: 'job-1', status: 'PENDING', eta: 400 },
};

/** A poll of a job: its caller retries. */
export const CANCEL_JOB: CallUnderTest = {
  name: 'get-cancel-job',
  path: getCancelJob.path,
  run: (context, signal) => getCancelJob(context, { jobId: 'job-1', proof: CONTACT }, signal),
  soundBody: { jobId: 'job-1', status: 'COMPLETED', response: { status: 'CANCELLED' } },
};

const STORES: CallUnderTest = {
  name: 'list-stores',
  path: listStores.path,
  run: (context, signal) => listStores(context, { country: 'us', text: '95814' }, signal),
  soundBody: { objects: [createWireStore()], pages: { next: '' } },
};

/** A write that can be repeated safely. */
const REQUEST_DEFERRED_PAYMENT: CallUnderTest = {
  name: 'request-deferred-payment',
  path: requestDeferredPayment.path,
  run: (context, signal) =>
    requestDeferredPayment(
      context,
      {
        version: 'v1',
        orderNumber: 'A1000',
        approvalId: 'apv-1',
        deviceType: 'DESKTOP',
        returnUrl: 'https://shop.example/?payment=success',
        proof: CONTACT,
      },
      signal,
    ),
  soundBody: { jobId: 'job-1', status: 'PENDING', eta: 400 },
};

/** A poll of a job. */
const DEFERRED_PAYMENT_JOB: CallUnderTest = {
  name: 'get-deferred-payment-job',
  path: getDeferredPaymentJob.path,
  run: (context, signal) => getDeferredPaymentJob(context, { version: 'v1', jobId: 'job-1', proof: CONTACT }, signal),
  soundBody: { jobId: 'job-1', status: 'COMPLETED', response: { qrCodeURL: 'https://pay.alipay.com/1' } },
};

/** A read whose answer is a file. */
const E_FAPIAO: CallUnderTest = {
  name: 'get-e-fapiao',
  path: getEFapiao.path,
  run: (context, signal) => getEFapiao(context, { orderNumber: 'A1000', proof: CONTACT }, signal),
  soundBody: new TextDecoder().decode(drawPdf(['E-fapiao', 'Order A1000'])),
  accept: 'application/pdf',
};

/** A read whose answer is a file, with two names in its path. */
const DOCUMENT: CallUnderTest = {
  name: 'get-document',
  path: getDocument.path,
  run: (context, signal) =>
    getDocument(context, { orderNumber: 'A1000', documentId: 'invoice-1', proof: CONTACT }, signal),
  soundBody: new TextDecoder().decode(drawPdf(['Invoice', 'Order A1000'])),
  accept: 'application/pdf',
};

const SIMILAR_PRODUCTS: CallUnderTest = {
  name: 'list-similar-products',
  path: listSimilarProducts.path,
  run: (context, signal) => listSimilarProducts(context, { productId: 'p-1' }, signal),
  soundBody: { objects: [{ pid: 'p-2', title: 'Socks', currency: 'USD', price: 12 }] },
};

const CART_ITEM: CallUnderTest = {
  name: 'request-cart-item',
  path: requestCartItem.path,
  run: (context, signal) => requestCartItem(context, { skuId: 'sku-1' }, signal),
  soundBody: { items: [{ title: 'Socks', currency: 'USD', price: 12 }], totalItemCount: 1 },
};

/** A write whose repetition the service recognises. */
const CURBSIDE_ARRIVAL: CallUnderTest = {
  name: 'request-curbside-arrival',
  path: requestCurbsideArrival.path,
  run: (context, signal) =>
    requestCurbsideArrival(
      context,
      { orderNumber: 'A1000', storeId: '101', qrId: 'Q101', vehicle: 'Blue van', proof: CONTACT },
      signal,
    ),
  soundBody: { id: 'arrival-1', status: 'SUBMITTED' },
};

/** A poll of an arrival. */
const CURBSIDE_INTERACTION: CallUnderTest = {
  name: 'get-curbside-interaction',
  path: getCurbsideInteraction.path,
  run: (context, signal) => getCurbsideInteraction(context, { id: 'arrival-1', proof: CONTACT }, signal),
  soundBody: { id: 'arrival-1', status: 'CLAIMED' },
};

export const EVERY_CALL: readonly CallUnderTest[] = [
  ORDER_HISTORY,
  ORDER_SEARCH,
  PARTNER_HISTORY,
  ORDER,
  ORDER_SUMMARY,
  CONSENTS,
  GUEST_CHECK,
  GUEST_CHALLENGE,
  GUEST_TOKEN,
  GIFT_CARD,
  REQUEST_CANCEL,
  CANCEL_JOB,
  STORES,
  REQUEST_DEFERRED_PAYMENT,
  DEFERRED_PAYMENT_JOB,
  E_FAPIAO,
  DOCUMENT,
  SIMILAR_PRODUCTS,
  CART_ITEM,
  ...RETURN_CALLS,
  CURBSIDE_ARRIVAL,
  CURBSIDE_INTERACTION,
];
