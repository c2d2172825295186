import { getPageData } from '../state/page-data.js';
import { getPageRegistry } from '../state/registry.js';
import type { OrdersAdapter } from './adapter.js';
import { COMMON_ATTRIBUTES, toPropertyName, type AttributeValues } from './attribute-table.js';

/** Page-wide defaults: every common attribute by property name, and the adapter. Attributes and properties of a tag win. */
export type OrdersDefaults = Partial<AttributeValues<typeof COMMON_ATTRIBUTES>> & {
  readonly adapter?: OrdersAdapter;
  /**
   * Origins besides the page's own that may have its secrets: token, headers, contact, e-mail address and names of its user. That of
   * `apiBase` is one without being named here.
   */
  readonly trustedOrigins?: readonly string[];
  /**
   * The folder that holds the package's data files (`dist/data/`): an https address, or one relative to the page. For a bundler that leaves
   * them where they are; otherwise they are found beside the script.
   */
  readonly dataBase?: string;
};

/** What the page's JSON block may say: it is markup, and markup can be injected. */
type BlockDefaults = Omit<OrdersDefaults, 'trustedOrigins'>;

const IN_BLOCK = [...COMMON_ATTRIBUTES.map(({ name }) => toPropertyName(name)), 'adapter', 'dataBase'];
const IN_SCRIPT = [...IN_BLOCK, 'trustedOrigins'];
/** What a block does not say where a script has spoken. */
const FOR_SCRIPT_ALONE = ['apiBase', 'kiosk', 'dataBase'];

/**
 * Sets page-wide defaults for every tag on the page, before or after the tags are there. Later calls add to earlier ones;
 * `undefined` takes a default away.
 *
 * @throws TypeError when a name is not one of the defaults
 */
export function configureOrders(defaults: OrdersDefaults): void {
  check(defaults, IN_SCRIPT, 'configureOrders: ');
  getPageRegistry().defaults.setState(defaults);
}

function check(defaults: object, known: readonly string[], where = ''): void {
  const unknown = Object.keys(defaults).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new TypeError(`${where}unknown ${unknown.join(', ')}. Expected ${known.join(', ')}.`);
}

/** Calls back when a default changed. Gives the way to stop. */
export function onDefaultsChange(listener: () => void): () => void {
  return getPageRegistry().defaults.subscribe(listener);
}

/** A default by its property name: what a script said, else what the JSON block says. */
export function readPageDefault(name: string): unknown {
  const { block = {} } = getPageData();
  const scripted = getPageRegistry().defaults.getState();
  if (Object.hasOwn(scripted, name)) return scripted[name];
  const isWithheld = FOR_SCRIPT_ALONE.includes(name) && Object.keys(scripted).length > 0;
  return isWithheld || !Object.hasOwn(block, name) ? undefined : block[name];
}

/** A default as an attribute would write it; absent where there is none. */
export function readDefault(attribute: string): string | undefined {
  const value = readPageDefault(toPropertyName(attribute));
  if (value === true) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : undefined;
}

/**
 * Takes over `<script type="application/json" data-orders-config>` for pages without a module of their own. Done once a page; what
 * `configureOrders` said wins, and where it said anything, the block's `apiBase`, `dataBase` and `kiosk` do not count. It makes no origin trusted.
 *
 * @returns what is wrong with it, for the console
 */
export function adoptPageScript(text: string | undefined): string | undefined {
  const data = getPageData();
  if (text === undefined || data.hasPageScript === true) return undefined;
  data.hasPageScript = true;
  try {
    const block = toDefaults(JSON.parse(text));
    check(block, IN_BLOCK);
    data.block = { ...block };
    // Tags that are there already hear of it.
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
