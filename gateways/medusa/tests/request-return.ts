import { FILTERS, GUEST, type Bench, type CallAnswer } from './bench.js';
import type { PlacedOrder } from '../start/place-order.js';

interface WireOrder {
  readonly group: readonly { readonly orderItems: readonly { readonly product: { readonly gtin: string } }[] }[];
}

/** Returns units of the first article of a guest's order, as the page does. */
export async function requestReturn(
  bench: Bench,
  { number }: PlacedOrder,
  { quantity = 1, email = GUEST }: { readonly quantity?: number; readonly email?: string } = {},
): Promise<CallAnswer> {
  const summary = await bench.call('get-order-summary', { path: `/summary/v1/${number}?${FILTERS}`, email: GUEST });
  const { group } = summary.json as WireOrder;
  const gtin = group[0]?.orderItems[0]?.product.gtin ?? '';
  return bench.call('request-return', {
    path: '/order_mgmt/user_return_captures/v1',
    email,
    body: {
      ...{ captureSystem: 'SELF_SERVICE', createReturnLabelFlag: true, locale: 'en_US', omsRegionReference: 'NIKEUS' },
      orderNumber: number,
      orderLines: [{ quantity, reasonCode: '1', reasonText: "Doesn't Fit", universalProductCode: gtin }],
      ...{ returnMethod: 'upsDropoff', standardCarrierAlphaCode: 'UPSN' },
    },
  });
}

/** Requests a return, and returns its number. */
export async function makeReturn(bench: Bench, order: PlacedOrder, quantity = 1): Promise<string> {
  const { json } = await requestReturn(bench, order, { quantity });
  return (json as { response: { returnOrderNumber: string } }).response.returnOrderNumber;
}
