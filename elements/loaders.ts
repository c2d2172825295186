import type { TagDefinition } from './bridge/to-element.js';
import { screenLoaders } from './screen-loaders.js';

/** The loader of each tag's definition. The area is separate, because it loads the others itself. */
export const loaders = {
  'orders-area': async () => (await import('./orders-area/orders-area.js')).definition,
  ...screenLoaders,
} as const satisfies Readonly<Record<string, () => Promise<TagDefinition>>>;

export type OrdersTag = keyof typeof loaders;
