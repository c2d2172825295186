import type { DisplayStatus, OrderKind } from './order.js';

/** What raw texts mean: each display status with the texts it stands for, in lower case with single spaces. */
export type StatusTexts = readonly (readonly [DisplayStatus, readonly string[]])[];

/** Of sales orders (orders area, section 4). */
export const SALES_TEXTS: StatusTexts = [
  ['cancelled', ['abandoned', 'cancelled', 'pending cancel']],
  [
    'ordered',
    [
      'accepted',
      'authorized',
      'created',
      'held',
      'invoiced',
      'not authorized',
      'ordered',
      'reserved',
      'scheduled',
      'rescheduling',
      'po sent to pulse',
      // 'And similar early values', as the readings of the wire contract decide.
      'new',
      'submitted',
      'pending',
      'backordered',
      'in review',
      'payment pending',
    ],
  ],
  [
    'preparingShipment',
    [
      'acknowledged',
      'awaiting shipment',
      'order processing',
      'released to fc',
      'sent to warehouse',
      'work order created',
      // 'And similar', as above.
      'allocated',
      'picked',
      'packed',
      'released',
      'sent to fulfillment center',
    ],
  ],
  [
    'shipped',
    [
      'arrived at destination country',
      'customs cleared',
      'in transit',
      'manifest scan',
      'origin scan',
      'shipped',
      'shipment_shipped',
      'out for delivery',
    ],
  ],
  ['delivered', ['carried', 'completed', 'delivered', 'delivered to store', 'order delivered', 'notionally delivered']],
  ['readyForPickUp', ['ready for pickup']],
  ['pickedUp', ['picked up']],
  ['returnCreated', ['early refund', 'return created', 'return request created', 'return received']],
  [
    'returnInProcess',
    [
      'inspection escalate',
      'return in progress',
      'return invoiced',
      'received at return center',
      'inspection denied',
      'delivered to return center',
    ],
  ],
  [
    'returnCompleted',
    ['returned to dc', 'returned to carrier', 'inspected and invoiced', 'inspection passed', 'return processed'],
  ],
  ['returnDenied', ['return denied']],
  ['returnedToStore', ['returned at store']],
];

/** Of return orders (orders area, section 4), where some of the same words tell of the way back. */
export const RETURN_TEXTS: StatusTexts = [
  [
    'returnCreated',
    [
      'authorized',
      'created',
      'early refund',
      'not authorized',
      'return created',
      'return received',
      'return request created',
    ],
  ],
  [
    'returnInProcess',
    [
      'acknowledged',
      'delivered to return center',
      'in transit',
      'inspection denied',
      'inspection escalate',
      'received',
      'received at return center',
      'return in progress',
      'return invoiced',
    ],
  ],
  [
    'returnCompleted',
    [
      'inspected and invoiced',
      'inspection passed',
      'return processed',
      'returned to carrier',
      'returned to dc',
      'cancelled',
    ],
  ],
  ['returnDenied', ['return denied']],
  ['returnedToStore', ['returned at store']],
];

const SIMPLE_STATUSES = {
  ORDERED: 'ordered',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  RETURN_CREATED: 'returnCreated',
  RETURN_IN_PROCESS: 'returnInProcess',
  RETURN_COMPLETED: 'returnCompleted',
  RETURN_DENIED: 'returnDenied',
  CANCELLED: 'cancelled',
  PICKUP_READY: 'readyForPickUp',
  PICKUP_COMPLETE: 'pickedUp',
  unknown: 'unknown',
} as const satisfies Readonly<Record<string, DisplayStatus>>;

/**
 * Display statuses that a server may send by their own name. The others are no such names: those of one plain word (`shipped`)
 * are raw texts, of which the tables decide, and `cancellationPending` comes from flags alone.
 */
const SENT_BY_NAME = [
  'returnCreated',
  'returnDenied',
  'returnInProcess',
  'returnCompleted',
  'returnedToStore',
  'orderConfirmed',
  'readyForPickUp',
  'pickedUp',
  'preparingShipment',
] as const satisfies readonly DisplayStatus[];

/** What a cancellation leaves as it is: it comes too late, or has been there already. */
const SETTLED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'cancelled',
  'delivered',
  'pickedUp',
  'returnCreated',
  'returnInProcess',
  'returnedToStore',
  'returnCompleted',
  'returnDenied',
]);
/** Shown as cancelled by itself, yet not settled. */
const CANCELLATION_REQUESTED = 'pending cancel';

const SALES = createLookup(SALES_TEXTS);
const RETURNS = createLookup(RETURN_TEXTS);

/** The coarse statuses of the wire contract; `unknown` for a word that came into use later. */
export type SimpleStatus = keyof typeof SIMPLE_STATUSES;

export interface SentStatus {
  /** The warehouse's own words, in any case and spacing. */
  readonly raw: string;
  /** Decides where nobody knows the raw text. */
  readonly simple?: SimpleStatus;
  /** Partner orders and those of an unknown kind are read as sales orders. */
  readonly kind: OrderKind;
  /** A cancellation that may hold the line is asked for and not yet decided. */
  readonly isCancellationPending?: boolean;
}

/**
 * What a shopper is told of a line (orders area, section 4): its raw text by the table of the order's kind, else its simple
 * status, else `unknown`. A pending cancellation is told in place of everything it can still change.
 */
export function toDisplayStatus(sent: SentStatus): DisplayStatus {
  const text = sent.raw.trim().toLowerCase().replace(/\s+/g, ' ');
  const status = (sent.kind === 'return' ? RETURNS : SALES).get(text) ?? SIMPLE_STATUSES[sent.simple ?? 'unknown'];
  const isSettled = SETTLED.has(status) && text !== CANCELLATION_REQUESTED;
  return sent.isCancellationPending && !isSettled ? 'cancellationPending' : status;
}

function createLookup(texts: StatusTexts): ReadonlyMap<string, DisplayStatus> {
  return new Map<string, DisplayStatus>([
    ...SENT_BY_NAME.map((status) => [status.toLowerCase(), status] as const),
    ...texts.flatMap(([status, known]) => known.map((text) => [text, status] as const)),
  ]);
}
