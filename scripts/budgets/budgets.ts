import type { TagVisit, Visit } from './measure-visit.js';

/**
 * Budgets of the package. `limit` fails the test command and may only go down. Where a limit is above its `target`, docs/performance.md says
 * why; such a budget is printed as missed at every run.
 */
interface Budget {
  readonly what: string;
  readonly limit: number;
}

/** Bytes, brotli 11, of a file and its static imports. */
export interface ByteBudget extends Budget {
  /** Entry in `dist/`. */
  readonly entry: string;
  readonly target: number;
}

/** Bytes, brotli 11, of everything that a page fetches of the package on a first visit. */
export interface VisitBudget extends Budget {
  readonly visit: Visit;
  readonly target: number;
}

/**
 * Scripts and data that a page fetches before `orders-ready`, its own script among them. All of them are asked for by the page or by
 * its own script: none waits for another to say that it is needed.
 */
export interface FileBudget extends Budget {
  readonly visit: Visit;
}

/** Bytes, brotli 11, of files in `dist/cdn/` that come beside those of the area and of an order. */
export interface AddedBudget extends Budget {
  /** Their names without the mark that the build gives them. */
  readonly chunks: readonly string[];
  readonly target: number;
}

/** Bytes of the script's heap that a page with one tag in use holds above an empty one. */
export interface HeapBudget extends Budget {
  readonly visit: TagVisit;
  readonly target: number;
}

export const BYTE_BUDGETS: readonly ByteBudget[] = [
  {
    what: 'guest lookup alone, script and styles until it can be used',
    entry: 'cdn/orders-guest-lookup.js',
    target: 21_000,
    limit: 21_730,
  },
  {
    what: 'curbside check-in alone, script and styles until it can be used',
    entry: 'cdn/orders-curbside-checkin.js',
    target: 20_000,
    limit: 20_000,
  },
];

/** Every return has its wizard, the rules of its country, and the calls that submit it. */
const RETURN = ['orders-return-wizard', 'all-returns', 'returns-calls', 'return-wizard-submission-calls'];

export const ADDED_BUDGETS: readonly AddedBudget[] = [
  { what: 'return wizard in the area, with its calls and schemas', chunks: RETURN, target: 25_000, limit: 23_290 },
  {
    what: 'return wizard in the area, with an exchange, a store and a courier as well',
    chunks: [
      ...RETURN,
      ...[
        'exchange-step',
        'return-wizard-exchange-calls',
        'request-exchange-preview',
        'request-exchange-order',
        'review-step',
        'store-step',
      ],
      ...[
        'address-step',
        'return-wizard-address-calls',
        'request-address-check',
        'request-address-update',
        'request-new-address',
      ],
    ],
    target: 25_000,
    // Over its target: docs/performance.md says why nobody fetches all of it.
    limit: 42_250,
  },
];

export const VISIT_BUDGETS: readonly VisitBudget[] = [
  {
    what: 'area, until its guest lookup can be used',
    visit: { path: '/us/en/orders/details/' },
    target: 31_000,
    limit: 31_860,
  },
  {
    what: 'order history alone, until its orders are there',
    visit: { tag: 'orders-history', isMember: true, until: 'article' },
    target: 34_000,
    limit: 36_420,
  },
];

export const FILE_BUDGETS: readonly FileBudget[] = [
  { what: 'guest lookup in English', visit: { tag: 'orders-guest-lookup' }, limit: 1 },
  {
    what: 'guest lookup in another language',
    visit: { tag: 'orders-guest-lookup', attributes: { locale: 'de' } },
    limit: 2,
  },
  {
    what: 'guest lookup in China, with its terms',
    visit: { tag: 'orders-guest-lookup', attributes: { country: 'cn' } },
    limit: 2,
  },
  {
    what: 'guest lookup in China in Chinese, with its terms',
    visit: { tag: 'orders-guest-lookup', attributes: { country: 'cn', locale: 'zh' } },
    limit: 3,
  },
  { what: 'area with the guest lookup', visit: { path: '/us/en/orders/details/' }, limit: 1 },
  { what: 'area with the guest lookup in another language', visit: { path: '/de/de/orders/details/' }, limit: 2 },
  {
    what: 'area with the guest lookup of China, with its terms',
    visit: { path: '/cn/zh/orders/details/' },
    limit: 3,
  },
  { what: 'area with the order history', visit: { path: '/us/en/orders/?as=member' }, limit: 3 },
  { what: 'area with an order', visit: { path: '/us/en/orders/sales/US10000001/?as=member' }, limit: 3 },
];

/** 250 KiB. Every tag is above it: docs/performance.md says what they hold. */
const HEAP_TARGET = 256_000;
const ORDER = { 'order-number': 'US10000001' };

export const HEAP_BUDGETS: readonly HeapBudget[] = [
  { what: 'heap, guest lookup', visit: { tag: 'orders-guest-lookup' }, target: HEAP_TARGET, limit: 298_300 },
  {
    what: 'heap, order history with its orders',
    visit: { tag: 'orders-history', isMember: true, until: 'article' },
    target: HEAP_TARGET,
    limit: 648_700,
  },
  {
    what: 'heap, card with its order',
    visit: { tag: 'orders-card', attributes: ORDER, isMember: true, until: 'article' },
    target: HEAP_TARGET,
    limit: 476_500,
  },
  {
    what: 'heap, order in full',
    visit: { tag: 'orders-detail', attributes: ORDER, isMember: true, until: 'aside' },
    target: HEAP_TARGET,
    limit: 758_200,
  },
  {
    what: 'heap, area with the guest lookup',
    visit: { tag: 'orders-area', at: '/us/en/orders/details/' },
    target: HEAP_TARGET,
    limit: 464_600,
  },
];

/** What a history may hold more after presses of Show more than with its first page. */
export const LONG_HISTORY_BUDGET = {
  what: 'long history, 500 presses of Show more above its first page',
  presses: 500,
  /** 700 KiB. */
  heap: { target: 716_800, limit: 687_100 },
  nodes: { target: 5_000, limit: 2_010 },
} as const;
