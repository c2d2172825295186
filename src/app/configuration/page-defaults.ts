import { getPageData } from '../state/page-data.js';
import { getPageRegistry } from '../state/registry.js';
import type { OrdersAdapter } from './adapter.js';
import { COMMON_ATTRIBUTES, toPropertyName, type AttributeValues } from './attribute-table.js';

/** Page-wide defaults: every common attribute by property name, and the adapter. A tag's own attributes and properties take precedence. */
export type OrdersDefaults = Partial<AttributeValues<typeof COMMON_ATTRIBUTES>> & {
  readonly adapter?: OrdersAdapter;
  /**
   * Origins besides the page's own that may receive its secrets: token, headers, contact, and the user's e-mail address and names. The
   * origin of `apiBase` is trusted without being listed here.
   */
  readonly trustedOrigins?: readonly string[];
  /**
   * The folder with the package's data files (`dist/data/`): an https address, or one relative to the page. Needed if a bundler leaves
   * them where they are; otherwise they are found beside the script.
   */
  readonly dataBase?: string;
};

/** What the page's JSON block may set. It is markup, and markup can be injected, so it cannot make an origin trusted. */
type BlockDefaults = Omit<OrdersDefaults, 'trustedOrigins'>;

const IN_BLOCK = [...COMMON_ATTRIBUTES.map(({ name }) => toPropertyName(name)), 'adapter', 'dataBase'];
const IN_SCRIPT = [...IN_BLOCK, 'trustedOrigins'];
/** Defaults of the block that are ignored once a script has set any default. */
const FOR_SCRIPT_ALONE = ['apiBase', 'kiosk', 'dataBase'];

/**
 * Sets page-wide defaults for every tag on the page, whether the tags exist yet or not. Later calls add to earlier ones; `undefined`
 * removes a default.
 *
 * @throws TypeError if a name is not one of the defaults
 */
export function configureOrders(defaults: OrdersDefaults): void {
  check(defaults, IN_SCRIPT, 'configureOrders: ');
  getPageRegistry().defaults.setState(defaults);
}

function check(defaults: object, known: readonly string[], where = ''): void {
  const unknown = Object.keys(defaults).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new TypeError(`${where}unknown ${unknown.join(', ')}. Expected ${known.join(', ')}.`);
}

/** Calls back when a default changes. Returns the unsubscribe function. */
export function onDefaultsChange(listener: () => void): () => void {
  return getPageRegistry().defaults.subscribe(listener);
}

/** Reads a default by its property name: from scripts, or else from the JSON block. */
export function readPageDefault(name: string): unknown {
  const { block = {} } = getPageData();
  const scripted = getPageRegistry().defaults.getState();
  if (Object.hasOwn(scripted, name)) return scripted[name];
  const isWithheld = FOR_SCRIPT_ALONE.includes(name) && Object.keys(scripted).length > 0;
  return isWithheld || !Object.hasOwn(block, name) ? undefined : block[name];
}

/** Reads a default in the form of an attribute; absent if there is none. */
export function readDefault(attribute: string): string | undefined {
  const value = readPageDefault(toPropertyName(attribute));
  if (value === true) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads `<script type="application/json" data-orders-config>`, for pages without a module of their own, once per page. Values set with
 * `configureOrders` take precedence, and if it set any, the block's `apiBase`, `dataBase` and `kiosk` are ignored. The block makes no
 * origin trusted.
 *
 * @returns what is wrong with the block, for the console
 */
export function adoptPageScript(text: string | undefined): string | undefined {
  const data = getPageData();
  if (text === undefined || data.hasPageScript === true) return undefined;
  data.hasPageScript = true;
  try {
    const block = toDefaults(JSON.parse(text));
    check(block, IN_BLOCK);
    data.block = { ...block };
    // Notifies the tags that already exist.
    getPageRegistry().defaults.setState({});
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function toDefaults(json: unknown): BlockDefaults {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TypeError('expected a JSON object');
  return json;
}
