import { listGroupParcels } from '../../../orders/model/group-delivery.js';
import type { Order, OrderGroup, DisplayStatus } from '../../../orders/model/order.js';

type ProgressStep = 'ordered' | 'preparing' | 'shipped' | 'delivered' | 'ready' | 'pickedUp';

/** The line of steps under a group's headline. */
export interface GroupProgress {
  readonly steps: readonly ProgressStep[];
  /** Index of the step the group has reached. */
  readonly reached: number;
}

const DELIVERY_STEPS: readonly ProgressStep[] = ['ordered', 'preparing', 'shipped', 'delivered'];
const PICKUP_STEPS: readonly ProgressStep[] = ['ordered', 'preparing', 'ready', 'pickedUp'];

/** Where an order was bought and where it goes. */
type Course = Partial<Pick<Order, 'isStoreOrder' | 'shippingAddress' | 'storeAddress' | 'pickupAddress'>>;
type Positions = Readonly<Partial<Record<DisplayStatus, number>>>;

const DELIVERY_POSITIONS: Positions = {
  ordered: 0,
  orderConfirmed: 0,
  preparingShipment: 1,
  shipped: 2,
  delivered: 3,
};

/** In a pickup, a shipped line is still on its way to the store. */
const PICKUP_POSITIONS: Positions = { ...DELIVERY_POSITIONS, shipped: 1, readyForPickUp: 2, pickedUp: 3 };

/**
 * Returns the progress of a group, which is that of its least advanced line. Cancelled and returned lines and services,
 * which have a status of their own, do not count. Returns undefined for a return, for a purchase in a store (nothing is
 * delivered), if no line is left, and if a line's status is unknown.
 *
 * @param order the order of the group; its addresses distinguish a pickup from a delivery before the first line is
 *   ready
 */
export function findGroupProgress(
  group: Pick<OrderGroup, 'items' | 'isReturnOrder'>,
  order: Course = {},
): GroupProgress | undefined {
  const statuses = new Set(group.items.filter(({ kind }) => kind !== 'service').map(({ status }) => status));
  if (group.isReturnOrder || order.isStoreOrder || statuses.has('unknown')) return undefined;
  const isPickup = isPickedUp(statuses, order);
  const positions = isPickup ? PICKUP_POSITIONS : DELIVERY_POSITIONS;
  const reached = Math.min(...[...statuses].map((status) => positions[status] ?? Infinity));
  return Number.isFinite(reached) ? { steps: isPickup ? PICKUP_STEPS : DELIVERY_STEPS, reached } : undefined;
}

/** Line statuses take precedence over addresses: a parcel may be sent to a pickup point. */
function isPickedUp(
  statuses: ReadonlySet<DisplayStatus>,
  { shippingAddress, storeAddress, pickupAddress }: Course,
): boolean {
  if (statuses.has('readyForPickUp') || statuses.has('pickedUp')) return true;
  if (statuses.has('shipped') || statuses.has('delivered')) return false;
  return !shippingAddress && Boolean(storeAddress ?? pickupAddress);
}

/**
 * The days of the steps for which the service sends dates: the day of the order and, if the group was delivered, that of the last event of
 * its parcels. Other events have only a text, which does not tell their step, so the steps between have no day.
 */
export function findStepDates(
  { steps, reached }: GroupProgress,
  group: OrderGroup,
  order: Pick<Order, 'placedAt' | 'parcels'>,
): Readonly<Partial<Record<ProgressStep, string>>> {
  const dates = { ...(order.placedAt !== undefined && { ordered: order.placedAt }) };
  if (steps[reached] !== 'delivered') return dates;
  const lastAt = Math.max(
    ...listGroupParcels(order, group).map(({ events: [newest] }) => Date.parse(newest?.at ?? '')),
  );
  return Number.isFinite(lastAt) ? { ...dates, delivered: new Date(lastAt).toISOString() } : dates;
}
