import { hashes, mark } from 'virtual:orders-markets';
import { codes } from 'virtual:orders-dial-codes';
import type { CallContext, IdempotencyKeys } from '../../http/call-context.js';
import { warnOfUntrusted, findSealedToken, listGatewayHeaders } from './page-secrets.js';
import type { ElementContext } from '../context/element-context.js';
import type { Market } from '../../markets/market.js';
import { findDataFile, getDataFile } from '../data/data-files.js';
import { findOfCountry } from '../data/find-of-country.js';
import { createUuid } from '../../platform/platform.js';
import { getPageData, type PageState } from '../state/registry.js';
import { getServiceAddress } from '../configuration/service-address.js';

export { warnOfUntrusted };

/**
 * Runs before every call: checks for a change of user, starts to load the full rules of the market, and reports unknown flags. The call
 * does not wait for the last two.
 */
export function prepareCall(context: ElementContext): CallContext {
  context.checkUser();
  void loadMarket(context);
  if (context.settings.getState().configuration.flags.length > 0) void nameFlags(context);
  return createCallContext(context);
}

/** Does not delay the call: a missing console message is no reason for a shopper to wait, or for a call to fail. */
async function nameFlags(context: ElementContext): Promise<void> {
  const loaded = await import('../configuration/explain-problems.js').catch(() => undefined);
  loaded?.nameUnknownFlags(context);
}

/** The complete rules of the default market, and for every other market what differs from them. */
type MarketData = Readonly<Record<string, Partial<Market>>> & { readonly default: Market };

const REQUEST = { kind: 'market', name: 'all', mark, hash: hashes['all'] } as const;

/**
 * Loads the full rules of the country's market from the markets file; a country without a market of its own gets the default. If the file
 * cannot be loaded, a console message and an event report it, and features that need a rule work without it. If the page has the file
 * already, the rules are set synchronously, before the first render.
 */
export function loadMarket(context: ElementContext): Promise<void> | undefined {
  if (context.settings.getState().market) return undefined;
  const known = findDataFile(REQUEST);
  return known === undefined ? fetchMarket(context) : void takeMarket(context, known);
}

async function fetchMarket(context: ElementContext): Promise<void> {
  try {
    takeMarket(context, await getDataFile(context, REQUEST));
  } catch (error) {
    const { country } = context.settings.getState().configuration;
    context.port.warn(`could not load the rules of the market "${country}". ${String(error)}`);
    // While offline, every call reports that itself.
    if (context.platform.isOnline()) context.report({ code: 'market-load', retryable: true }, 'warning');
  }
}

/** Applies the rules of the element's current country, which may have changed during the request. */
function takeMarket({ settings }: ElementContext, loaded: unknown): void {
  const markets = loaded as MarketData;
  const { country } = settings.getState().configuration;
  settings.setState({ market: { ...markets.default, ...findOfCountry(markets, country) } });
}

/** Builds the context of a call from the element and its adapter at the time of the call. */
export function createCallContext(context: ElementContext): CallContext {
  const { configuration, intl } = context.settings.getState();
  const retailer = context.getAdapter()?.retailer;
  // Captured now: an answer that arrives after the shopper's session must not write to the next one.
  const pageState = context.getPageState();
  const { base, origin } = getServiceAddress(context);
  return {
    platform: context.platform,
    apiBase: base,
    origin,
    country: configuration.country,
    locale: intl?.locale ?? configuration.locale,
    dialCode: findDialCode(configuration.country),
    visitorId: configuration.kiosk ? 'unknown' : (getPageData().visitorId ??= createUuid()),
    headers: listGatewayHeaders(context),
    idempotencyKeys: retailer?.sendsIdempotencyKey === true ? getIdempotencyKeys(pageState) : undefined,
    guestCredentials: findGuestCredentials(context),
    fieldPrefix: findPrefix(context, retailer?.prefix),
    noteDate(header) {
      const date = Date.parse(header ?? '');
      if (!Number.isNaN(date)) pageState.clockLeadMs = date - context.platform.now();
    },
    getAccessToken: (request) => findSealedToken(context, request),
  };
}

/** Returns the field prefix. An invalid one would lose fields, so it is ignored with a warning. */
function findPrefix({ port }: ElementContext, prefix: unknown): string | undefined {
  if (prefix === undefined || (typeof prefix === 'string' && /^[A-Za-z]\w*$/.test(prefix))) return prefix;
  const found = typeof prefix === 'string' ? `"${prefix}"` : `a value of type ${typeof prefix}`;
  port.warn(`retailer.prefix is ${found} and is ignored: expected a word, for example "product".`);
  return undefined;
}

/** The dial code to put before a guest's phone number; absent if the market sends the number as typed. */
export function findDialCode(country: string): string | undefined {
  return codes[country];
}

const warned = new WeakSet<ElementContext>();

/**
 * How a guest's contact is sent. On a shared device never in a URL: the browser lists request URLs to every script (resource timing),
 * even after the session has ended. The page is warned once.
 */
export function findGuestCredentials(context: ElementContext): CallContext['guestCredentials'] {
  // Only this exact value puts a contact into URLs; a typo must not.
  if (context.getAdapter()?.retailer?.guestCredentials !== 'filter') return 'header';
  if (!context.settings.getState().configuration.kiosk) return 'filter';
  if (!warned.has(context)) {
    warned.add(context);
    context.port.warn(
      'retailer.guestCredentials="filter" is ignored on a tag with kiosk: contacts are sent in headers.',
    );
  }
  return 'header';
}

/** By shopper: the keys of a session are discarded with it. */
const known = new WeakMap<PageState, IdempotencyKeys>();

/** The keys of writes to which the service has not given a final answer. */
function getIdempotencyKeys(pageState: PageState): IdempotencyKeys {
  const keys = known.get(pageState) ?? createIdempotencyKeys();
  known.set(pageState, keys);
  return keys;
}

function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    get(write) {
      const key = keys.get(write) ?? createUuid();
      keys.set(write, key);
      return key;
    },
    settle: (write) => void keys.delete(write),
  };
}
