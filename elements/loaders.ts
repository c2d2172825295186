import type { TagDefinition } from './bridge/to-element.js';

/** How each tag's definition is fetched; the only dynamic import of elements. */
export const loaders = {
  'orders-guest-lookup': async () => (await import('./orders-guest-lookup.js')).ordersGuestLookup,
} as const satisfies Readonly<Record<string, () => Promise<TagDefinition>>>;

export type OrdersTag = keyof typeof loaders;
