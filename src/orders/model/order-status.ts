import type { DisplayStatus, OrderKind } from './order.js';

/** For each display status, the raw texts that it stands for, in lower case with single spaces. */
export type StatusTexts = readonly (readonly [DisplayStatus, readonly string[]])[];

/** For sales orders (orders area, section 4). */
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

/** For return orders (orders area, section 4), where some of the same texts describe the return. */
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
 * Display statuses that a server may send by their own name. The others are excluded: those of one plain word (`shipped`) are raw texts,
 * which the tables map, and `cancellationPending` and `returnCancelled` come only from other fields.
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

/** Statuses that a pending cancellation does not change: it comes too late, or is already done. */
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
/** Shown as cancelled, but not settled. */
const CANCELLATION_REQUESTED = 'pending cancel';

const SALES = createLookup(SALES_TEXTS);
const RETURNS = createLookup(RETURN_TEXTS);

/** The coarse statuses of the wire contract; `unknown` for a newer word. */
export type SimpleStatus = keyof typeof SIMPLE_STATUSES;

export interface SentStatus {
  /** The warehouse's text, in any case and spacing. */
  readonly raw: string;
  /** Used if the raw text is unknown. */
  readonly simple?: SimpleStatus;
  /** Partner orders and those of an unknown kind are read as sales orders. */
  readonly kind: OrderKind;
  /** A cancellation that may include the line was requested and is not decided yet. */
  readonly isCancellationPending?: boolean;
}

/**
 * The status that the shopper sees (orders area, section 4): by the raw text in the table of the order's kind, or else the simple status,
 * or else `unknown`. A pending cancellation replaces every status that it can still change. Only the simple status tells that a return was
 * cancelled: among the raw texts of returns, 'cancelled' is a completed one.
 */
export function toDisplayStatus(sent: SentStatus): DisplayStatus {
  if (sent.kind === 'return' && sent.simple === 'CANCELLED') return 'returnCancelled';
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
