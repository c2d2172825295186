import { searchOrderHistoryContract } from '../../../contract/calls/search-order-history.js';
import type { WireOrder, WireOrderItem } from '../../../contract/wire-order.js';
import { toQuery } from '../../../src/http/call-context.js';
import { toOrderDate } from '../../../src/http/read/wire-fields.js';
import type { DisplayStatus } from '../../../src/orders/model/order.js';
import { toDisplayStatus } from '../../../src/orders/model/order-status.js';
import type { CheckedRequest } from '../http/check-request.js';
import type { SandboxOrder, ScenarioContext } from '../scenarios/scenario.js';
import { NO_TOKEN } from './error-answer.js';
import { listOrderHistory } from './list-order-history.js';
import { FOREIGN_ANCHOR } from './paged-list.js';
import type { SandboxCall, SandboxWorld } from './sandbox-call.js';
import { toCurrentOrder } from './to-current-order.js';
import { toScenarioContext } from './to-scenario-context.js';

/** The status of a search that each status of a line counts as; a line with any other status is open. */
const SEARCHED: Partial<Record<DisplayStatus, string>> = {
  delivered: 'delivered',
  pickedUp: 'delivered',
  returnCreated: 'returned',
  returnInProcess: 'returned',
  returnCompleted: 'returned',
  returnDenied: 'returned',
  returnedToStore: 'returned',
  cancelled: 'cancelled',
};

/** For each status, the statuses that a line with it can have had before the shopper returned or cancelled it. */
const STATUSES_BEFORE: Readonly<Record<string, readonly string[]>> = {
  open: ['open'],
  delivered: ['delivered'],
  returned: ['returned', 'delivered'],
  cancelled: ['cancelled', 'open'],
};

export const searchOrderHistory: SandboxCall = {
  contract: searchOrderHistoryContract,
  drift: listOrderHistory.drift,
  answer(request, world) {
    if (!world.member) return NO_TOKEN;
    const { filters, query } = request;
    const entries = world.member.orders.list(filters['country'] ?? '');
    const from = findStart(entries, query['anchor']);
    if (from === undefined) return FOREIGN_ANCHOR;
    const count = Number(query['count']);
    const found = takeMatches(entries.slice(from), { request, world, most: count + 1 });
    const page = found.slice(0, count);
    const last = found.length > count ? page.at(-1) : undefined;
    return { status: 200, body: { objects: page, pages: { next: last ? toNext(last, request) : '' } } };
  },
};

/** An anchor names the order before the page, which need not match: its status may have changed since. */
function findStart(entries: readonly SandboxOrder[], anchor: string | undefined): number | undefined {
  if (anchor === undefined) return 0;
  const before = entries.findIndex(({ orderNumber }) => `after:${orderNumber}` === anchor);
  return before === -1 ? undefined : before + 1;
}

function toNext({ orderNumber }: WireOrder, { filters, query }: CheckedRequest): string {
  const anchor = encodeURIComponent(`after:${orderNumber}`);
  return `${searchOrderHistoryContract.path}?${toQuery(Object.entries(filters))}&count=${query['count']}&anchor=${anchor}`;
}

interface SearchOptions {
  readonly request: CheckedRequest;
  readonly world: SandboxWorld;
  readonly most: number;
}

/** Stops as soon as there are enough, because ten thousand orders take a second to create. */
function takeMatches(entries: readonly SandboxOrder[], { request, world, most }: SearchOptions): WireOrder[] {
  const context = toScenarioContext(request, world);
  const search = toSearch(request.filters);
  const found: WireOrder[] = [];
  for (const entry of entries) {
    if (!mayMatch(getFacts(entry, context), world.anchor, search)) continue;
    const order = toCurrentOrder(entry, request, world);
    const { statuses } = search;
    if (!statuses || listItems(order).some((item) => statuses.includes(toSearched(item)))) found.push(order);
    if (found.length === most) break;
  }
  return found;
}

interface Search {
  readonly words: readonly string[];
  readonly placedFrom: string;
  readonly placedTo: string;
  readonly statuses: readonly string[] | undefined;
}

function toSearch(filters: CheckedRequest['filters']): Search {
  const { query = '', placedFrom = '', placedTo = '9999-12-31', status } = filters;
  return { words: fold(query).split(/\s+/).filter(Boolean), placedFrom, placedTo, statuses: status?.split(',') };
}

/** Tells by an order's constant facts whether a search may find it. */
function mayMatch({ placedAfter, text, statuses: begun }: Facts, anchor: number, search: Search): boolean {
  const day = new Date(anchor + placedAfter).toISOString().slice(0, 10);
  if (day < search.placedFrom || day > search.placedTo) return false;
  if (!search.words.every((word) => text.includes(word))) return false;
  const { statuses } = search;
  return !statuses || statuses.some((status) => STATUSES_BEFORE[status]?.some((one) => begun.has(one)));
}

/** What never changes about an order, in one language. */
interface Facts {
  readonly language: string;
  /** Milliseconds between the last reset and the order. */
  readonly placedAfter: number;
  readonly text: string;
  /** The statuses of its lines before the shopper did anything. */
  readonly statuses: ReadonlySet<string>;
}

/** Without this cache, each search that finds nothing would create all orders again. */
const FACTS = new WeakMap<SandboxOrder, Facts>();

function getFacts(entry: SandboxOrder, context: ScenarioContext): Facts {
  const { anchor, language } = context;
  const known = FACTS.get(entry);
  if (known?.language === language) return known;
  const order = entry.createOrder(context);
  const facts = {
    language,
    placedAfter: Date.parse(toOrderDate(order.transaction.orderDate) ?? '') - anchor,
    statuses: new Set(listItems(order).map(toSearched)),
    text: fold([order.orderNumber, ...listItems(order).map(toText)].join('\n')),
  };
  FACTS.set(entry, facts);
  return facts;
}

function listItems({ group }: WireOrder): WireOrderItem[] {
  return group.flatMap(({ orderItems }) => orderItems);
}

function toSearched({ lineItemStatus, simpleStatus }: WireOrderItem): string {
  const status = toDisplayStatus({
    raw: lineItemStatus.status,
    kind: 'sales',
    ...(simpleStatus && { simple: simpleStatus }),
  });
  return SEARCHED[status] ?? 'open';
}

function toText({ product }: WireOrderItem): string {
  return [product.title, product.category, product.color, product.styleColor].join('\n');
}

/** Upper and lower case, and letters with and without marks, are the same in a search. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
