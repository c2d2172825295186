import type { WireOrder, WireOrderGroup, WireOrderItem } from '../../../../contract/wire-order.js';
import { toWireDate } from '../scenario.js';
import { toTrackingUrl } from './create-group.js';
import type { Party } from './parties.js';

export interface OrderPlan {
  readonly orderNumber: string;
  /** When it was placed, milliseconds since 1970. */
  readonly placedAt: number;
  readonly party: Party;
  readonly groups: readonly WireOrderGroup[];
  readonly payment: WireOrder['payment'];
  readonly shipping?: number;
  readonly duties?: number;
  /** A thank-you or a notice about the whole order. */
  readonly message?: string;
  /** Tracking events by parcel number; most services send none. */
  readonly events?: Readonly<Record<string, ParcelEvents>>;
  readonly details?: Partial<WireOrder>;
}

export type ParcelEvents = NonNullable<NonNullable<WireOrder['shipments']>[number]['events']>;

/** Creates a sales order whose totals are the sums of its lines, and whose parcels contain the lines that name them. */
export function createOrder(plan: OrderPlan): WireOrder {
  const { orderNumber, placedAt, party, payment, details = {} } = plan;
  const group = withLineKeys(plan.groups, plan);
  const shipments = toShipments(group, plan);
  return {
    orderNumber,
    orderId: `oid-${orderNumber.toLowerCase()}`,
    orderType: 'SALES_ORDER',
    orderClassification: 'STANDARD',
    currency: party.currency,
    regionReference: party.regionReference,
    group,
    ...(shipments.length > 0 && { shipments }),
    payment,
    paymentHoldFlag: false,
    age: 0,
    authorizationInfo: party.contact,
    contactInformation: party.contact,
    shippingAddress: party.address,
    shipFrom: {
      contactInformation: party.contact,
      address: party.address,
      recipient: { firstName: party.address.firstName, lastName: party.address.lastName },
    },
    transaction: toTransaction(group, { ...plan, orderDate: toWireDate(placedAt) }),
    ...details,
  };
}

function withLineKeys(groups: readonly WireOrderGroup[], { placedAt, party }: OrderPlan): WireOrderGroup[] {
  let line = 0;
  return groups.map((group) => ({
    ...group,
    shipFromCountry: group.shipFromCountry ?? party.address.country,
    orderItems: group.orderItems.map((item) => {
      line += 1;
      const { lineItemTransaction } = item;
      const lineItemTaxes = toSum(party.currency, [lineItemTransaction.lineItemChargedPrice * party.tax.rate]);
      return {
        ...item,
        orderLineKey: String(line).padStart(4, '0'),
        lineItemTransaction: { orderDate: toWireDate(placedAt), lineItemTaxes, ...lineItemTransaction },
      };
    }),
  }));
}

function toShipments(
  groups: readonly WireOrderGroup[],
  { party, events = {} }: OrderPlan,
): NonNullable<WireOrder['shipments']> {
  const parcels = new Map<string, string[]>();
  for (const { shipmentNumber, orderLineKey } of listItems(groups)) {
    if (shipmentNumber) parcels.set(shipmentNumber, [...(parcels.get(shipmentNumber) ?? []), orderLineKey]);
  }
  return [...parcels].map(([shipmentNumber, items]) => ({
    shipmentNumber,
    items,
    trackingUrl: toTrackingUrl(shipmentNumber),
    carrier: party.carrier,
    ...(events[shipmentNumber] && { events: events[shipmentNumber] }),
  }));
}

function toTransaction(
  groups: readonly WireOrderGroup[],
  { party, shipping = 0, duties, message, orderDate }: OrderPlan & { orderDate: string },
): WireOrder['transaction'] {
  const lines = listItems(groups).map(({ lineItemTransaction }) => lineItemTransaction);
  const sum = (amounts: readonly number[]) => toSum(party.currency, amounts);
  const subTotal = sum(lines.map(({ lineItemChargedPrice }) => lineItemChargedPrice));
  const taxes = sum(lines.map(({ lineItemTaxes }) => lineItemTaxes ?? 0));
  const fees = sum(lines.map(({ lineItemFees }) => lineItemFees ?? 0));
  return {
    orderDate,
    orderTotal: sum([subTotal, shipping, fees, duties ?? 0, party.tax.isIncluded ? 0 : taxes]),
    subTotal,
    shippingTotal: shipping,
    ...(fees > 0 && { totalFees: fees }),
    ...(party.tax.isIncluded ? { inclusiveTaxTotal: taxes } : { totalTaxes: taxes }),
    ...(duties !== undefined && { totalDuties: duties }),
    ...(message !== undefined && { message }),
  };
}

function listItems(groups: readonly WireOrderGroup[]): WireOrderItem[] {
  return groups.flatMap(({ orderItems }) => orderItems);
}

/** Sums amounts to the currency's minor unit; yen, won and dong have none. */
function toSum(currency: string, amounts: readonly number[]): number {
  const scale = ['JPY', 'KRW', 'VND'].includes(currency) ? 1 : 100;
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * scale) / scale;
}
