import type { MedusaApi } from './medusa-api.js';
import type { PlacedOrder } from './place-order.js';

/** The actions of the shop's staff in the dashboard, through the Admin API. */
export interface Warehouse {
  /** Captures the payment of an order. */
  capture(order: PlacedOrder): Promise<void>;
  /** Packs units by article number, all by default; returns the parcel. */
  pack(order: PlacedOrder, units?: Readonly<Record<string, number>>): Promise<ParcelOf>;
  ship(parcel: ParcelOf): Promise<void>;
  deliver(parcel: ParcelOf): Promise<void>;
  /** Cancels an order. */
  cancel(order: PlacedOrder): Promise<void>;
  /** Adds a carrier's label to the newest return of an order. */
  label(order: PlacedOrder, labelUrl: string): Promise<void>;
  /** Receives the newest return of an order. */
  receive(order: PlacedOrder): Promise<void>;
  /** Refunds what is due for the order; returns the amount. */
  refund(order: PlacedOrder): Promise<number>;
}

export interface ParcelOf {
  readonly order: PlacedOrder;
  readonly id: string;
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
}

interface WithFulfillments {
  readonly order: { readonly fulfillments: { readonly id: string; readonly created_at: string }[] };
}

interface WithPayments {
  readonly order: {
    readonly summary: { readonly pending_difference: number };
    readonly payment_collections: { readonly payments: { readonly id: string; readonly amount: number }[] }[];
  };
}

interface Returns {
  readonly returns: {
    readonly id: string;
    readonly display_id: number;
    readonly items: { readonly id: string; readonly item_id: string; readonly quantity: number }[];
    readonly fulfillments: { readonly id: string }[];
  }[];
}

export function createWarehouse(admin: MedusaApi): Warehouse {
  return { ...createSales(admin), ...createReturns(admin) };
}

type ReturnWork = 'label' | 'receive' | 'refund';

function createSales(admin: MedusaApi): Omit<Warehouse, ReturnWork> {
  return {
    async capture(order) {
      const { payment } = await getPayment(admin, order);
      await admin(`/admin/payments/${payment.id}/capture`, {});
    },
    async pack(order, units) {
      const items = order.items.flatMap(({ id, sku, quantity }) => {
        const packed = units ? (units[sku] ?? 0) : quantity;
        return packed > 0 ? [{ id, quantity: packed }] : [];
      });
      const answer = await admin<WithFulfillments>(`/admin/orders/${order.id}/fulfillments?fields=*fulfillments`, {
        items,
      });
      const [newest] = [...answer.order.fulfillments].sort((one, other) =>
        other.created_at.localeCompare(one.created_at),
      );
      return { order, id: newest?.id ?? '', items };
    },
    async ship({ order, id, items }) {
      const tracking = `1Z${id.slice(-10)}`;
      await admin(`/admin/orders/${order.id}/fulfillments/${id}/shipments`, {
        items,
        labels: [
          {
            tracking_number: tracking,
            tracking_url: `https://tracking.example.com/parcels/${tracking}`,
            label_url: '#',
          },
        ],
      });
    },
    async deliver({ order, id }) {
      await admin(`/admin/orders/${order.id}/fulfillments/${id}/mark-as-delivered`, {});
    },
    async cancel({ id }) {
      await admin(`/admin/orders/${id}/cancel`, {});
    },
  };
}

function createReturns(admin: MedusaApi): Pick<Warehouse, ReturnWork> {
  const getReturn = async ({ id }: PlacedOrder) => {
    const { returns } = await admin<Returns>(`/admin/returns?order_id=${id}&fields=id,display_id,*items,*fulfillments`);
    const newest = [...returns].sort((one, other) => other.display_id - one.display_id)[0];
    if (!newest) throw new Error('The order has no return.');
    return newest;
  };
  return {
    async label(order, labelUrl) {
      const { fulfillments } = await getReturn(order);
      const tracking_url = 'https://tracking.example.com/returns/1';
      await admin(`/admin/fulfillments/${fulfillments[0]?.id}/shipment`, {
        labels: [{ tracking_number: 'RETURN1', tracking_url, label_url: labelUrl }],
      });
    },
    async receive(order) {
      const { id, items } = await getReturn(order);
      await admin(`/admin/returns/${id}/receive`, {});
      await admin(`/admin/returns/${id}/receive-items`, {
        items: items.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
      });
      await admin(`/admin/returns/${id}/receive/confirm`, {});
    },
    async refund(order) {
      const { payment, order: read } = await getPayment(admin, order);
      const amount = -read.summary.pending_difference;
      await admin(`/admin/payments/${payment.id}/refund`, { amount });
      return amount;
    },
  };
}

async function getPayment(admin: MedusaApi, { id }: PlacedOrder) {
  const { order } = await admin<WithPayments>(`/admin/orders/${id}?fields=summary,*payment_collections.payments`);
  const payment = order.payment_collections[0]?.payments[0];
  if (!payment) throw new Error('The order has no payment.');
  return { payment, order };
}
