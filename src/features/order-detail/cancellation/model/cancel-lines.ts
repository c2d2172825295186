import {
  findCancelResult,
  type CancelMark,
  type CancelResult,
  type StoredMark,
} from '../../../../orders/model/cancellation.js';
import type { DisplayStatus, Order, OrderItem } from '../../../../orders/model/order.js';
import { isCancelledOrReturned } from '../../../../orders/model/return-offer.js';

/** What becomes of a line: it was cancelled, the service still decides, or it refused. */
export type LineResult = CancelResult | 'refused';

/** Pieces of a line. */
export interface LinePieces {
  readonly orderLineKey: string;
  readonly quantity: number;
}

/** The quantities of a line when the shopper chose. */
export interface LineQuantities {
  /** How many pieces the line had. */
  readonly ordered: number;
  /** How many of them could be cancelled. */
  readonly cancellable: number;
}

/** Pieces to cancel. */
export type CancelLine = LinePieces & LineQuantities;

/** What became of some pieces. The quantities are unknown if the shopper did not choose lines. */
export interface LineOutcome extends LinePieces, Partial<LineQuantities> {
  readonly result: LineResult;
}

/** Pieces that the shopper was told are cancelled, or will be, before the service shows it in the order. */
export type LineMark = CancelMark & LinePieces & Partial<LineQuantities>;

/** A line of the order's first group, with the number of its pieces that can be cancelled. */
export interface CancellableLine {
  readonly item: OrderItem;
  readonly most: number;
}

/** For each line, how many pieces the shopper chose. */
export type ChosenCounts = Readonly<Record<string, number>>;

/**
 * Lists the lines among which a shopper chooses: those of the first group, because only that can be cancelled. Empty if nothing can be
 * chosen, or if there is only one piece. A service is cancelled with its line.
 *
 * @param marks cancellations that the shopper was told about, which the order may not show yet: those pieces cannot be chosen again
 */
export function listCancelLines(
  { groups: [first] }: Pick<Order, 'groups'>,
  marks: readonly LineMark[] = [],
): CancellableLine[] {
  const items = (first?.items ?? []).filter(({ kind, status }) => kind !== 'service' && status !== 'cancelled');
  const lines = items.map((item) => ({ item, most: countCancellable(item, marks) }));
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > 1 && lines.some(({ most }) => most > 0) ? lines : [];
}

function countCancellable(item: OrderItem, marks: readonly LineMark[]): number {
  const most = findCancellable(item);
  const mark = marks.findLast(({ orderLineKey }) => orderLineKey === item.key);
  // Once the service shows another number than before the cancellation, its number counts.
  return mark && most === mark.cancellable ? most - mark.quantity : most;
}

function findCancellable({ cancellableQuantity = 0, quantity, status }: OrderItem): number {
  return status === 'cancelled' ? 0 : Math.min(cancellableQuantity, quantity);
}

/** Statuses of lines that a cancellation still reaches. */
const CANCELLABLE: ReadonlySet<DisplayStatus> = new Set([
  'ordered',
  'orderConfirmed',
  'preparingShipment',
  'cancellationPending',
  'unknown',
]);

/** Numbers of pieces of an order. */
export interface PieceCounts {
  /** Pieces that are cancelled with the order: those of its first group, because only that can be cancelled. */
  readonly count: number;
  /** All pieces that the order still has, without services and without pieces whose cancellation is pending. */
  readonly total: number;
}

interface KnownLines {
  /** The lines with what can be cancelled of them; empty if the service does not tell them apart. */
  readonly lines: readonly CancellableLine[];
  readonly marks: readonly LineMark[];
}

/** Counts the pieces that are cancelled with an order, and all of its pieces. */
export function countCancellablePieces({ groups }: Pick<Order, 'groups'>, { lines, marks }: KnownLines): PieceCounts {
  const items = groups
    .flatMap((group) => group.items)
    .filter((item) => item.kind !== 'service' && !isCancelledOrReturned(item));
  const reached = items.filter((item) => groups[0]?.items.includes(item) === true && CANCELLABLE.has(item.status));
  const pending = items.flatMap((item) =>
    marks.filter((mark) => mark.orderLineKey === item.key && !isCancelledBy(item, mark)),
  );
  const sum = (parts: readonly { readonly quantity: number }[]): number =>
    parts.reduce((all, { quantity }) => all + quantity, 0);
  // A line without `cancellableQuantity` can be cancelled only with the whole order.
  const cancelled = lines.map(({ item, most }) => (item.cancellableQuantity === undefined ? item : { quantity: most }));
  return { count: sum(lines.length > 0 ? cancelled : reached), total: sum(items) - sum(pending) };
}

/** How many pieces of a line are chosen: never more than can be cancelled. */
export function getChosenCount({ item, most }: CancellableLine, counts: ChosenCounts): number {
  return Object.hasOwn(counts, item.key) ? Math.min(counts[item.key] ?? 0, most) : 0;
}

/** The chosen pieces, with the quantities that the shopper saw. */
export function listChosen(lines: readonly CancellableLine[], counts: ChosenCounts): CancelLine[] {
  return lines
    .map((line) => ({
      orderLineKey: line.item.key,
      quantity: getChosenCount(line, counts),
      ordered: line.item.quantity,
      cancellable: findCancellable(line.item),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** What an order says about a cancellation of some of its pieces. `changed`: another cancellation changed the chosen lines meanwhile. */
export type OrderVerdict = CancelResult | 'changed' | 'none' | readonly LineOutcome[];

/**
 * Compares the order with what the shopper saw. `cancellableQuantity` falls as soon as the service accepts a cancellation, and `quantity`
 * once the pieces are cancelled.
 *
 * @param maySucceed the request may have been carried out; otherwise any difference is due to another one
 */
export function judgeOrder(order: Order, lines: readonly CancelLine[], maySucceed: boolean): OrderVerdict {
  const whole = findCancelResult(order);
  if (whole) return whole;
  const items = order.groups.flatMap((group) => group.items);
  const seen = lines.map((line) =>
    compareLine(
      items.find(({ key }) => key === line.orderLineKey),
      line,
    ),
  );
  if (!maySucceed) return seen.some(({ fallen }) => fallen !== 0) ? 'changed' : 'none';
  return seen.some(({ result }) => result !== 'refused')
    ? seen.map(({ fallen: _fallen, ...outcome }) => outcome)
    : 'none';
}

function compareLine(item: OrderItem | undefined, line: CancelLine): LineOutcome & { readonly fallen: number } {
  const fallen = line.cancellable - (item ? findCancellable(item) : 0);
  const result = isCancelledBy(item, line) ? 'cancelled' : 'pending';
  return { ...line, fallen, result: fallen >= line.quantity ? result : 'refused' };
}

/** The marks of an order's pieces among the stored ones, oldest first. */
export function listLineMarks(stored: readonly StoredMark[], orderNumber: string): LineMark[] {
  return stored.flatMap(({ line, result, at, ...mark }) =>
    mark.orderNumber === orderNumber && isLinePieces(line) ? [{ ...line, result, at }] : [],
  );
}

/** What became of the marked pieces, as far as the order shows it: a pending one may be cancelled by now. */
export function listMarkedResults(order: Pick<Order, 'groups'>, marks: readonly LineMark[]): LineOutcome[] {
  const items = order.groups.flatMap((group) => group.items);
  return marks.map((mark) => {
    const item = items.find(({ key }) => key === mark.orderLineKey);
    const isCancelled = isCancelledBy(item, mark);
    return isCancelled ? { ...mark, result: 'cancelled' } : mark;
  });
}

/** Whether a line has lost so many pieces since the shopper saw it. */
function isCancelledBy(
  item: OrderItem | undefined,
  { quantity, ordered }: LinePieces & Partial<LineQuantities>,
): boolean {
  if (!item || item.status === 'cancelled') return true;
  return ordered !== undefined && ordered - item.quantity >= quantity;
}

/** Whether a value from the browser's storage is a list of lines to cancel: any script of the page can write there. */
export function isCancelLines(value: unknown): value is readonly CancelLine[] {
  return Array.isArray(value) && value.length > 0 && value.every(isCancelLine);
}

function isCancelLine(value: unknown): boolean {
  const { ordered, cancellable } = (value ?? {}) as Partial<Record<keyof CancelLine, unknown>>;
  return isLinePieces(value) && [ordered, cancellable].every(Number.isSafeInteger);
}

function isLinePieces(value: unknown): value is LinePieces {
  const { orderLineKey, quantity } = (value ?? {}) as Partial<Record<keyof LinePieces, unknown>>;
  return typeof orderLineKey === 'string' && Number.isSafeInteger(quantity);
}
