import { encodePart } from './model/safe-url.js';

/** Every path of the HTTP contract, relative to `api-base`; one export per call, named after its file in this folder. */

/** `list-order-history`: what a member has ordered. */
export const ORDER_HISTORY_PATH = '/history/v1';

/** `get-order`: one order of a member. */
export function getOrderPath(orderNumber: string): string {
  return `${ORDER_HISTORY_PATH}/${encodePart(orderNumber)}`;
}

/** `list-partner-history`: what a member bought from partners. */
export const PARTNER_HISTORY_PATH = '/partner_history/v1';

/** `list-consents`: which partners may share what a member bought there. */
export function getConsentsPath(userId: string): string {
  return `/identity/user/v1/${encodePart(userId)}/consents`;
}

/** `get-order-summary`: one order, for a guest who holds its number and contact. */
export function getOrderSummaryPath(orderNumber: string): string {
  return `/summary/v1/${encodePart(orderNumber)}`;
}

/** `request-guest-check`: does this phone number belong to this order? */
export const GUEST_CHECK_PATH = '/order_mgmt/guest_credentials/v1';

/** `list-stores`: shops that orders are picked up in and brought back to. */
export const STORES_PATH = '/store/store_locations/v1';
/** Retailers run the calls of deferred payment in one of two versions. */
export type PaymentVersion = 'v1' | 'v2';

/** `request-deferred-payment`: ask how an order on hold is paid. */
export function getDeferredPaymentPath(version: string): string {
  return `/payment/deferred_payments/${encodePart(version)}`;
}

/** `get-deferred-payment-job`: how far is it? */
export function getDeferredPaymentJobPath(version: string, jobId: string): string {
  return `/payment/deferred_payment_jobs/${encodePart(version)}/${encodePart(jobId)}`;
}

/** `get-e-fapiao`: the electronic receipt of an order. */
export function getEFapiaoPath(orderNumber: string): string {
  return `/order_mgmt/e_fapiao/v1/${encodePart(orderNumber)}`;
}

const ORDER_CHANGES_PATH = '/order_mgmt/ordermods/v1';

/** `request-cancel`: cancel an order. */
export function getCancelPath(orderNumber: string): string {
  return `${ORDER_CHANGES_PATH}/${encodePart(orderNumber)}/cancelOrder`;
}

/** `get-cancel-job`: how far is it? */
export function getCancelJobPath(jobId: string): string {
  return `${ORDER_CHANGES_PATH}/jobs/${encodePart(jobId)}`;
}
