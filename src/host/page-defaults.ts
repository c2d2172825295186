import { getPageRegistry } from '../state/registry.js';
import type { OrdersAdapter } from './adapter.js';
import { COMMON_ATTRIBUTES } from './common-attributes.js';
import { toPropertyName, type AttributeValues } from './attribute-table.js';

/** Page-wide defaults: every common attribute by property name, and the adapter. Attributes and properties of a tag win. */
export type OrdersDefaults = Partial<AttributeValues<typeof COMMON_ATTRIBUTES>> & { readonly adapter?: OrdersAdapter };

const KNOWN = new Set([...COMMON_ATTRIBUTES.map(({ name }) => toPropertyName(name)), 'adapter']);

/**
 * Sets page-wide defaults for every tag on the page, before or after the tags are there. Later calls add to earlier ones;
 * `undefined` takes a default away.
 *
 * @throws TypeError when a name is not one of the defaults
 */
export function configureOrders(defaults: OrdersDefaults): void {
  const unknown = Object.keys(defaults).filter((name) => !KNOWN.has(name));
  if (unknown.length > 0) {
    throw new TypeError(`configureOrders: unknown ${unknown.join(', ')}. Expected ${[...KNOWN].join(', ')}.`);
  }
  getPageRegistry().defaults.setState(defaults);
}

/** Calls back when a default changed. Gives the way to stop. */
export function onDefaultsChange(listener: () => void): () => void {
  return getPageRegistry().defaults.subscribe(listener);
}

/** A default as an attribute would write it; absent where there is none. */
export function readDefault(attribute: string): string | undefined {
  const value = getPageRegistry().defaults.getState()[toPropertyName(attribute)];
  if (value === true) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : undefined;
}

/**
 * Takes over `<script type="application/json" data-orders-config>` for pages without a module of their own. Done once a page;
 * what `configureOrders` said wins.
 *
 * @returns what is wrong with it, for the console
 */
export function adoptPageScript(text: string | undefined): string | undefined {
  const registry = getPageRegistry();
  if (text === undefined || registry.hasPageScript === true) return undefined;
  registry.hasPageScript = true;
  try {
    const before = registry.defaults.getState();
    configureOrders(toDefaults(JSON.parse(text)));
    configureOrders(before);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function toDefaults(json: unknown): OrdersDefaults {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TypeError('expected a JSON object');
  return json;
}
