import type { Visit } from './measure-visit.js';

/**
 * Budgets of the package. `limit` fails the test command and may only go down. A limit above its `target` says why; such a budget is
 * printed as missed at every run.
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

export const BYTE_BUDGETS: readonly ByteBudget[] = [
  {
    what: 'guest lookup alone, script and styles until it can be used',
    entry: 'esm/orders-guest-lookup.js',
    target: 19_000,
    // Over its target: docs/performance.md says where the bytes are and what was tried.
    limit: 20_900,
  },
];

export const VISIT_BUDGETS: readonly VisitBudget[] = [
  {
    what: 'area, until its guest lookup can be used',
    visit: { path: '/us/en/orders/details/' },
    target: 25_000,
    // Over its target: docs/performance.md says where the bytes are.
    limit: 31_200,
  },
  {
    what: 'order history alone, until its orders are there',
    visit: { tag: 'orders-history', isMember: true, until: 'article' },
    target: 36_000,
    limit: 36_000,
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
    limit: 1,
  },
  { what: 'area with the guest lookup', visit: { path: '/us/en/orders/details/' }, limit: 2 },
  { what: 'area with the guest lookup in another language', visit: { path: '/de/de/orders/details/' }, limit: 3 },
  { what: 'area with the order history', visit: { path: '/us/en/orders/?as=member' }, limit: 3 },
  { what: 'area with an order', visit: { path: '/us/en/orders/sales/US10000001/?as=member' }, limit: 3 },
];
