import type { Shop } from '../start/seed-shop.js';

/** Data that the set-up passes to the tests, which run in another process. */
export interface Shared {
  readonly medusaUrls: readonly string[];
  readonly gatewayUrls: readonly string[];
  readonly gatewayUrl: string;
  /** The address of the gateway that requires guests to prove their contact by a code. */
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
