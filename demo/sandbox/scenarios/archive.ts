import type { WireOrderGroup, WireOrderItem } from '../../../contract/wire-order.js';
import { createRandom } from './builders/create-random.js';
import {
  createCancelledGroup,
  createDeliveredGroup,
  createPlacedGroup,
  createShippedGroup,
} from './builders/create-group.js';
import { createItem } from './builders/create-item.js';
import { createOrder } from './builders/create-order.js';
import { createReturnGroup, type ReturnStateName } from './builders/create-return-group.js';
import { PARTIES, type Party } from './builders/parties.js';
import { CREDIT_CARD, GIFT_CERTIFICATE, PAYPAL } from './builders/payments.js';
import { toReturnUrl } from './builders/us-urls.js';
import { RANGE_ITEMS, toRangeItem } from './range.js';
import { toMoment, type SandboxOrder, type ScenarioContext } from './scenario.js';

const ORDERS = 10_000;
/**
 * The oldest order is nearly 15 years old. Random offsets are smaller than this, so that the sequence never changes.
 */
const HOURS_BETWEEN = 13;
const MOST_ITEMS = 6;
const DAYS_IN_TRANSIT = 4;
/** The shop's return period. */
const RETURN_DAYS = 60;

const OWNER: Party = {
  ...PARTIES.us,
  contact: { ...PARTIES.us.contact, email: 'archive@example.com' },
  address: {
    firstName: 'Sasha',
    lastName: 'Moore',
    address1: '77 Prairie Avenue',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
    country: 'US',
  },
};
const PAYMENTS = [[CREDIT_CARD], [PAYPAL], [CREDIT_CARD, GIFT_CERTIFICATE], [CREDIT_CARD]];

/** What can happen to an order, with the share of orders it happens to; all others arrive in one parcel. */
const COURSES: readonly (readonly [share: number, create: (plan: GroupPlan) => WireOrderGroup[]])[] = [
  [0.07, ({ context, items }) => [createCancelledGroup(context, items)]],
  [0.1, (plan) => [createReturnGroup(plan.context, plan.items, { state: drawReturnState(plan) })]],
  [0.15, createTwoParcels],
];

interface GroupPlan {
  readonly context: ScenarioContext;
  readonly orderNumber: string;
  readonly items: readonly WireOrderItem[];
  readonly placedAt: number;
  readonly daysOld: number;
  readonly random: () => number;
}

/** US20010000 to US20000001, newest first: the orders of a member who buys all the time. Each is created on request. */
export const archive: readonly SandboxOrder[] = Array.from({ length: ORDERS }, (_, newer) => {
  const orderNumber = `US${20_000_000 + ORDERS - newer}`;
  return { orderNumber, createOrder: (context) => createArchiveOrder(context, orderNumber, newer) };
});

/** Creates the same order every time: its position seeds all random choices. */
function createArchiveOrder(context: ScenarioContext, orderNumber: string, newer: number) {
  const random = createRandom(newer);
  const hoursOld = newer * HOURS_BETWEEN + Math.floor(random() * (HOURS_BETWEEN - 1)) + 1;
  const daysOld = hoursOld / 24;
  const length = 1 + Math.floor(random() ** 2 * MOST_ITEMS);
  const items = Array.from({ length }, () => createItem(context, drawItem(random, daysOld <= RETURN_DAYS)));
  const placedAt = toMoment(context, { hours: -hoursOld, minutes: -Math.floor(random() * 60) });
  return createOrder({
    orderNumber,
    placedAt,
    party: OWNER,
    groups: createGroups({ context, orderNumber, items, placedAt, daysOld, random }),
    payment: PAYMENTS[Math.floor(random() * PAYMENTS.length)] ?? [],
    shipping: length > 1 ? 0 : 8,
  });
}

function drawItem(random: () => number, isReturnable: boolean) {
  const quantity = random() < 0.85 ? 1 : 2;
  const item = toRangeItem(Math.floor(random() * RANGE_ITEMS), quantity);
  const isOnSale = random() < 0.25;
  return { ...item, isReturnable, ...(isOnSale && { price: Math.round(item.price * 80) / 100, msrp: item.price }) };
}

function createGroups(plan: GroupPlan): WireOrderGroup[] {
  const { context, items, placedAt, daysOld, random } = plan;
  if (daysOld < 1) return [createPlacedGroup(context, items, { placedAt })];
  let draw = random();
  // An order too young to have arrived or to have been returned can only be cancelled.
  for (const [share, create] of daysOld < DAYS_IN_TRANSIT ? COURSES.slice(0, 1) : COURSES) {
    if (draw < share) return create(plan);
    draw -= share;
  }
  return [createParcel(plan, items, 1)];
}

/** An order with a single line has only one parcel. */
function createTwoParcels(plan: GroupPlan): WireOrderGroup[] {
  const half = Math.ceil(plan.items.length / 2);
  const halves = [plan.items.slice(0, half), plan.items.slice(half)].filter((items) => items.length > 0);
  return halves.map((items, index) => createParcel(plan, items, index + 1));
}

function createParcel(plan: GroupPlan, items: readonly WireOrderItem[], index: number): WireOrderGroup {
  const { context, orderNumber, daysOld } = plan;
  const shipment = `PX${orderNumber.slice(2)}${String(index).padStart(2, '0')}`;
  // The second parcel is a day later.
  const daysAgo = daysOld - DAYS_IN_TRANSIT - (index - 1);
  if (daysAgo < 0) return createShippedGroup(context, items, { shipment, arrivesInDays: Math.ceil(-daysAgo) });
  const returnUrl = toReturnUrl(orderNumber);
  return createDeliveredGroup(context, items, { shipment, daysAgo, ...(daysOld <= RETURN_DAYS && { returnUrl }) });
}

function drawReturnState({ daysOld, random }: GroupPlan): ReturnStateName {
  const isInProgress = daysOld < RETURN_DAYS;
  const states: readonly ReturnStateName[] = isInProgress
    ? ['created', 'inProcess']
    : ['completed', 'completed', 'toStore', 'denied'];
  return states[Math.floor(random() * states.length)] ?? 'completed';
}
