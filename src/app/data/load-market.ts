import { hashes, mark } from 'virtual:orders-markets';
import type { Market } from '../../markets/market.js';
import { findDataFile, getDataFile } from './data-files.js';
import { findOfCountry } from './find-of-country.js';
import type { Scope } from '../context/scope.js';

/** The default's rules whole, and of every other market what differs. */
type MarketData = Readonly<Record<string, Partial<Market>>> & { readonly default: Market };

const REQUEST = { kind: 'market', name: 'all', mark, hash: hashes['all'] } as const;

/**
 * Takes the whole market of the tag's country from the file of the markets: the default one where the country has none of its own. When
 * it cannot be had, the console says so, as an event does, and what asks for a rule does without. Where the page has the file, nothing is drawn without it first.
 */
export function loadMarket(scope: Scope): Promise<void> | undefined {
  if (scope.settings.getState().market) return undefined;
  const known = findDataFile(REQUEST);
  return known === undefined ? fetchMarket(scope) : void takeMarket(scope, known);
}

async function fetchMarket(scope: Scope): Promise<void> {
  try {
    takeMarket(scope, await getDataFile(scope, REQUEST));
  } catch (error) {
    const { country } = scope.settings.getState().configuration;
    scope.port.warn(`could not load the rules of the market "${country}". ${String(error)}`);
    // Offline, every call says so itself.
    if (scope.platform.isOnline()) scope.report({ code: 'market-load', retryable: true }, 'warning');
  }
}

/** Of the country that the tag has by now. */
function takeMarket({ settings }: Scope, loaded: unknown): void {
  const markets = loaded as MarketData;
  const { country } = settings.getState().configuration;
  settings.setState({ market: { ...markets.default, ...findOfCountry(markets, country) } });
}
