import { hashes, mark } from 'virtual:orders-markets';
import { codes } from 'virtual:orders-dial-codes';
import type { CallContext, IdempotencyKeys } from '../../http/call-context.js';
import { warnOfUntrusted, findSealedToken, listGatewayHeaders } from './page-secrets.js';
import type { ElementContext } from '../context/element-context.js';
import type { Market } from '../../markets/market.js';
import { findDataFile, getDataFile } from '../data/data-files.js';
import { findOfCountry } from '../data/find-of-country.js';
import { createUuid } from '../../platform/platform.js';
import { getPageData } from '../state/page-data.js';
import type { PageState } from '../state/registry.js';
import { getServiceAddress } from '../configuration/service-address.js';

export { warnOfUntrusted };

/**
 * What happens before every call: a change of user is noticed, the market's whole rules are on their way, and flags that nobody
 * knows are named. Nothing waits for the last two.
 */
export function prepareCall(context: ElementContext): CallContext {
  context.checkUser();
  void loadMarket(context);
  if (context.settings.getState().configuration.flags.length > 0) void nameFlags(context);
  return createCallContext(context);
}

/** Beside the call: a console that says less is no reason for a shopper to wait, or to fail. */
async function nameFlags(context: ElementContext): Promise<void> {
  const loaded = await import('../configuration/name-unknown-flags.js').catch(() => undefined);
  loaded?.nameUnknownFlags(context);
}

/** The default's rules whole, and of every other market what differs. */
type MarketData = Readonly<Record<string, Partial<Market>>> & { readonly default: Market };

const REQUEST = { kind: 'market', name: 'all', mark, hash: hashes['all'] } as const;

/**
 * Takes the whole market of the tag's country from the file of the markets: the default one where the country has none of its own. When
 * it cannot be had, the console says so, as an event does, and what asks for a rule does without. Where the page has the file, nothing is drawn without it first.
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
    // Offline, every call says so itself.
    if (context.platform.isOnline()) context.report({ code: 'market-load', retryable: true }, 'warning');
  }
}

/** Of the country that the tag has by now. */
function takeMarket({ settings }: ElementContext, loaded: unknown): void {
  const markets = loaded as MarketData;
  const { country } = settings.getState().configuration;
  settings.setState({ market: { ...markets.default, ...findOfCountry(markets, country) } });
}

/** What a call needs to know, read from the tag and its adapter at the time of the call. */
export function createCallContext(context: ElementContext): CallContext {
  const { configuration, intl } = context.settings.getState();
  const retailer = context.getAdapter()?.retailer;
  // Of the shopper who asks: an answer that comes after their session must not begin another one in their name.
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

/** A word that no field could begin with would lose fields: it is left out and named. */
function findPrefix({ port }: ElementContext, prefix: unknown): string | undefined {
  if (prefix === undefined || (typeof prefix === 'string' && /^[A-Za-z]\w*$/.test(prefix))) return prefix;
  port.warn('retailer.prefix: a word was expected, such as "product"; it is left out.');
  return undefined;
}

/** What calls put before a guest's phone number; absent where it is sent as typed. */
export function findDialCode(country: string): string | undefined {
  return codes[country];
}

const told = new WeakSet<ElementContext>();

/**
 * How a guest's contact travels. On a shared device it never stands in an address: the browser lists the addresses of requests to every
 * script (resource timing), also after the session has ended. The page is told once.
 */
export function findGuestCredentials(context: ElementContext): CallContext['guestCredentials'] {
  // Only the word itself puts a contact into addresses; a slip of the pen does not.
  if (context.getAdapter()?.retailer?.guestCredentials !== 'filter') return 'header';
  if (!context.settings.getState().configuration.kiosk) return 'filter';
  if (!told.has(context)) {
    told.add(context);
    context.port.warn('retailer.guestCredentials: "filter" is not used with kiosk; contacts go in headers.');
  }
  return 'header';
}

/** By shopper: the keys of one session are not those of the next, and go with it. */
const known = new WeakMap<PageState, IdempotencyKeys>();

/** The keys of writes that a shopper's service has not answered for good. */
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
