import type { TagVisit, Visit } from './measure-visit.js';

/**
 * Budgets of the package. `limit` fails the test command and may only go down. Where a limit is above its `target`, docs/performance.md
 * says why, and every run prints the budget as missed.
 */
interface Budget<Measured> {
  readonly what: string;
  /** What is measured. */
  readonly of: Measured;
  readonly target?: number;
  readonly limit: number;
}

const MEMBER = `{ user: { id: 'upm-1001' }, getAccessToken: () => 'member-token' }`;
const LOOKUP: TagVisit = { tag: 'orders-guest-lookup' };
const HISTORY: TagVisit = { tag: 'orders-history', adapter: MEMBER, until: 'article' };

/** Bytes, brotli 11, of a tag's script, which has its whole first screen. */
export const SCRIPT_BUDGETS: readonly Budget<string>[] = [
  {
    what: 'guest lookup alone, script and styles until it can be used',
    of: 'cdn/orders-guest-lookup.js',
    target: 21_000,
    limit: 22_590,
  },
  {
    what: 'curbside check-in alone, script and styles until it can be used',
    of: 'cdn/orders-curbside-checkin.js',
    limit: 20_590,
  },
  {
    what: 'withdrawal alone, script and styles until it can be used',
    of: 'cdn/orders-withdrawal.js',
    limit: 21_840,
  },
];

/** Every return has its wizard, the rules of its country, and the calls that submit it. */
const RETURN = ['orders-return-wizard', 'all-returns', 'returns-calls', 'return-wizard-submission-calls'];
const EXCHANGE_AND_STORE = [
  'exchange-step',
  'return-wizard-exchange-calls',
  'request-exchange-preview',
  'request-exchange-order',
  'review-step',
  'store-step',
];
const COURIER = [
  'address-step',
  'return-wizard-address-calls',
  'request-address-check',
  'request-address-update',
  'request-new-address',
];

/** Bytes, brotli 11, of chunks that the area loads beside its own script and those of an order. */
export const CHUNK_BUDGETS: readonly Budget<readonly string[]>[] = [
  { what: 'return wizard in the area, with its calls and schemas', of: RETURN, limit: 24_310 },
  {
    what: 'return wizard in the area, with an exchange, a store and a courier as well',
    of: [...RETURN, ...EXCHANGE_AND_STORE, ...COURIER],
    target: 25_000,
    limit: 44_140,
  },
];

/** Bytes, brotli 11, of everything that a page fetches of the package on a first visit. */
export const VISIT_BUDGETS: readonly Budget<Visit>[] = [
  {
    what: 'area, until its guest lookup can be used',
    of: { sitePath: '/us/en/orders/details/' },
    target: 31_000,
    limit: 33_970,
  },
  { what: 'order history alone, until its orders are there', of: HISTORY, target: 34_000, limit: 41_080 },
];

/**
 * Scripts and data that a page fetches before `orders-ready`, including its own script. Each is requested by the page or by that script, so
 * that none waits for another file. `beside` is the number of further files that the screen does not wait for.
 */
export const FILE_BUDGETS: readonly (Budget<Visit> & { readonly beside?: number })[] = [
  { what: 'guest lookup in English', of: LOOKUP, limit: 1 },
  { what: 'guest lookup in another language', of: { ...LOOKUP, attributes: { locale: 'de' } }, limit: 2 },
  { what: 'guest lookup in China, with its terms', of: { ...LOOKUP, attributes: { country: 'cn' } }, limit: 2 },
  {
    what: 'guest lookup in China in Chinese, with its terms',
    of: { ...LOOKUP, attributes: { country: 'cn', locale: 'zh' } },
    limit: 3,
  },
  { what: 'area with the guest lookup', of: { sitePath: '/us/en/orders/details/' }, limit: 1 },
  { what: 'area with the guest lookup in another language', of: { sitePath: '/us/es/orders/details/' }, limit: 2 },
  // The third is the link to the withdrawal below the form, which the screen does not wait for.
  { what: 'area with the guest lookup in the European Union', of: { sitePath: '/de/de/orders/details/' }, limit: 3 },
  { what: 'area with the guest lookup of China, with its terms', of: { sitePath: '/cn/zh/orders/details/' }, limit: 3 },
  // The tabs and the call that lists partners are requested in parallel with the orders, so that the space of the tabs is removed in time
  // if there are no partners.
  { what: 'area with the order history', of: { sitePath: '/us/en/orders/?as=member' }, limit: 5, beside: 2 },
  { what: 'area with an order', of: { sitePath: '/us/en/orders/sales/US10000001/?as=member' }, limit: 3 },
];

/** 250 KiB. Every tag exceeds it: docs/performance.md lists what the tags hold. */
const HEAP_TARGET = 256_000;
const ORDER = { attributes: { 'order-number': 'US10000001' }, adapter: MEMBER };

/** Bytes of the script's heap that a page with one tag in use holds above an empty one. */
export const HEAP_BUDGETS: readonly Budget<TagVisit>[] = [
  { what: 'heap, guest lookup', of: LOOKUP, target: HEAP_TARGET, limit: 312_000 },
  { what: 'heap, order history with its orders', of: HISTORY, target: HEAP_TARGET, limit: 720_000 },
  {
    what: 'heap, card with its order',
    of: { tag: 'orders-card', ...ORDER, until: 'article' },
    target: HEAP_TARGET,
    limit: 528_000,
  },
  {
    what: 'heap, order in full',
    of: { tag: 'orders-detail', ...ORDER, until: 'aside .side-card' },
    target: HEAP_TARGET,
    limit: 897_000,
  },
  {
    what: 'heap, area with the guest lookup',
    of: { tag: 'orders-area', path: '/us/en/orders/details/' },
    target: HEAP_TARGET,
    limit: 496_000,
  },
];

/** The most memory and nodes that a history may hold above its first page, after presses of Show more. */
export const LONG_HISTORY_BUDGET = {
  presses: 500,
  heap: { what: 'long history, 500 presses of Show more above its first page, heap', limit: 716_800 },
  nodes: { what: 'long history, 500 presses of Show more above its first page, nodes', limit: 2_110 },
} as const;
