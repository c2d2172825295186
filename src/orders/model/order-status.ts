import { RETURN_TEXTS, SALES_TEXTS, type StatusTexts } from './order-status-texts.js';
import type { DisplayStatus, OrderKind } from './order.js';

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
const CANCELLATION_ASKED = 'pending cancel';

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
  const isSettled = SETTLED.has(status) && text !== CANCELLATION_ASKED;
  return sent.isCancellationPending && !isSettled ? 'cancellationPending' : status;
}

function createLookup(texts: StatusTexts): ReadonlyMap<string, DisplayStatus> {
  return new Map<string, DisplayStatus>([
    ...SENT_BY_NAME.map((status) => [status.toLowerCase(), status] as const),
    ...texts.flatMap(([status, known]) => known.map((text) => [text, status] as const)),
  ]);
}
