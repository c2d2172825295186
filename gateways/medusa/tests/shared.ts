import type { Shop } from '../start/seed-shop.js';

/** What the set-up tells the tests, which run in another process. */
export interface Shared {
  readonly medusaUrls: readonly string[];
  readonly gatewayUrls: readonly string[];
  readonly gatewayUrl: string;
  /** Where guests have to prove by a code who they are. */
  readonly guardedUrl: string;
  readonly siteUrl: string;
  readonly databaseUrl: string;
  readonly shop: Omit<Shop, 'variants'> & { readonly variants: readonly (readonly [string, string])[] };
}

const NAME = 'ORDERS_STACK';

export function writeShared(shared: Shared): void {
  process.env[NAME] = JSON.stringify(shared);
}

export function hasShared(): boolean {
  return process.env[NAME] !== undefined;
}

export function readShared(): Shared {
  return JSON.parse(process.env[NAME] ?? '{}') as Shared;
}
