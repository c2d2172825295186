import type { WireOrder, WireOrderGroup, WireOrderItem } from '../../../contract/wire-order.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import type { CancelJob, CancelJobLine } from '../store/sandbox-state.js';
import { getCancelProgress } from './get-cancel-progress.js';
import { toCancelled } from './with-cancel.js';

interface LineCancels {
  /** The jobs that cancel some of the order's items, oldest first. */
  readonly jobs: readonly CancelJob[];
  readonly now: number;
  readonly context: ScenarioContext;
}

type Amounts = WireOrderItem['lineItemTransaction'];

/**
 * Applies requests to cancel some items: accepted pieces cannot be cancelled a second time, and cancelled ones are removed from the line and
 * the totals. A line without remaining pieces is cancelled, and so is an order without remaining lines.
 */
export function withLineCancels(order: WireOrder, { jobs, now, context }: LineCancels): WireOrder {
  const [first, ...others] = order.group;
  const accepted = jobs.flatMap((job) => listAccepted(job, now));
  if (!first || accepted.length === 0) return order;
  const orderItems = first.orderItems.map((item) => lessen(item, accepted));
  if (orderItems.every(isCancelled))
    return { ...order, group: [toCancelled({ ...first, orderItems }, context), ...others] };
  const removed = first.orderItems.map((item, index) => toRemoved(item, orderItems[index] ?? item));
  return {
    ...order,
    group: [{ ...toOffered(first, orderItems), orderItems, simpleStatuses: toStatuses(orderItems) }, ...others],
    transaction: without(order.transaction, removed),
  };
}

/** Removes the group's cancel action, and the message about it, once no piece is left to cancel. */
function toOffered(group: WireOrderGroup, items: readonly WireOrderItem[]): WireOrderGroup {
  if (items.some(({ cancellableQuantity }) => cancellableQuantity !== 0)) return group;
  const { message: _message, ...rest } = group;
  return { ...rest, actions: { ...group.actions, cancel: null }, isCancellable: false };
}

interface AcceptedLine extends CancelJobLine {
  readonly isDone: boolean;
}

function listAccepted(job: CancelJob, now: number): AcceptedLine[] {
  const progress = getCancelProgress(job, now);
  if (progress === 'failed') return [];
  return (job.lines ?? [])
    .filter(({ end }) => end !== 'refused')
    .map((line) => ({ ...line, isDone: progress === 'cancelled' && line.end === 'cancelled' }));
}

function lessen(item: WireOrderItem, accepted: readonly AcceptedLine[]): WireOrderItem {
  const lines = accepted.filter(({ orderLineKey }) => orderLineKey === item.orderLineKey);
  if (lines.length === 0) return item;
  const cancelled = count(lines.filter(({ isDone }) => isDone));
  const { lineItemTransaction } = item;
  const left = lineItemTransaction.quantity - cancelled;
  const cancellableQuantity = (item.cancellableQuantity ?? 0) - count(lines);
  if (left > 0) return { ...item, cancellableQuantity, lineItemTransaction: scale(lineItemTransaction, left) };
  return {
    ...item,
    cancellableQuantity,
    simpleStatus: 'CANCELLED',
    lineItemStatus: { status: 'cancelled' },
    eddTranslated: undefined,
  };
}

function count(lines: readonly CancelJobLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the amounts of the remaining pieces, rounded to cents for the line as a whole. */
function scale(amounts: Amounts, left: number): Amounts {
  const share = (amount: number): number => round((amount * left) / amounts.quantity);
  const { msrp, lineItemTaxes } = amounts;
  return {
    ...amounts,
    quantity: left,
    lineItemChargedPrice: share(amounts.lineItemChargedPrice),
    ...(typeof msrp === 'number' && { msrp: share(msrp) }),
    ...(typeof lineItemTaxes === 'number' && { lineItemTaxes: share(lineItemTaxes) }),
  };
}

interface Removed {
  readonly price: number;
  readonly taxes: number;
}

function toRemoved({ lineItemTransaction: before }: WireOrderItem, item: WireOrderItem): Removed {
  const after = item.lineItemTransaction;
  const isGone = isCancelled(item);
  return {
    price: before.lineItemChargedPrice - (isGone ? 0 : after.lineItemChargedPrice),
    taxes: (before.lineItemTaxes ?? 0) - (isGone ? 0 : (after.lineItemTaxes ?? 0)),
  };
}

/** Returns the totals without the cancelled pieces. Shipping is still charged, because a parcel is still sent. */
function without(transaction: WireOrder['transaction'], removed: readonly Removed[]): WireOrder['transaction'] {
  const price = removed.reduce((sum, line) => sum + line.price, 0);
  const taxes = removed.reduce((sum, line) => sum + line.taxes, 0);
  const { totalTaxes } = transaction;
  return {
    ...transaction,
    subTotal: round(transaction.subTotal - price),
    orderTotal: round(transaction.orderTotal - price - taxes),
    ...(typeof totalTaxes === 'number' && { totalTaxes: round(totalTaxes - taxes) }),
  };
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function isCancelled({ simpleStatus }: WireOrderItem): boolean {
  return simpleStatus === 'CANCELLED';
}

function toStatuses(items: readonly WireOrderItem[]): NonNullable<WireOrderItem['simpleStatus']>[] {
  return [...new Set(items.flatMap(({ simpleStatus }) => simpleStatus ?? []))];
}
