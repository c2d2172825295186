/** Every path of the HTTP contract, relative to `api-base`; one export per call, named after its file in this folder. */

/** `get-order-summary`: one order, for a guest who holds its number and contact. */
export function getOrderSummaryPath(orderNumber: string): string {
  return `/summary/v1/${encodeURIComponent(orderNumber)}`;
}

/** `request-guest-check`: does this phone number belong to this order? */
export const GUEST_CHECK_PATH = '/order_mgmt/guest_credentials/v1';
