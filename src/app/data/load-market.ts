import { hashes, mark } from 'virtual:orders-markets';
import { findForCountry } from './find-for-country.js';
import type { ByCountry, Market } from '../../markets/market.js';
import type { ElementContext } from '../context/element-context.js';
import { findDataFile, getDataFile } from './data-files.js';

/** The complete rules of the default market, and for every other market only the rules that differ from them. */
type MarketData = ByCountry<Partial<Market>> & { readonly default: Market };

const REQUEST = { kind: 'market', name: 'all', mark, hash: hashes['all'] } as const;

/**
 * Loads the full rules of the country's market from the markets file; a country without a market of its own gets the default. If the file
 * cannot be loaded, a console message and an event report it, and features that need a rule work without it. If the page has the file
 * already, the rules are set synchronously, before the first render.
 */
export function loadMarket(context: ElementContext): Promise<void> | undefined {
  if (context.settings.getState().market) return undefined;
  const known = findDataFile(REQUEST);
  return known === undefined ? fetchMarket(context) : void applyMarket(context, known);
}

async function fetchMarket(context: ElementContext): Promise<void> {
  try {
    applyMarket(context, await getDataFile(context, REQUEST));
  } catch (error) {
    const { country } = context.settings.getState().configuration;
    context.port.warn(`could not load the rules of the market "${country}". ${String(error)}`);
    // While the shopper is offline, the call itself fails and reports that.
    if (context.platform.isOnline()) context.report({ code: 'market-load', retryable: true }, 'warning');
  }
}

/** Applies the rules of the element's current country, which may have changed during the request. */
function applyMarket({ settings }: ElementContext, loaded: unknown): void {
  const markets = loaded as MarketData;
  const { country } = settings.getState().configuration;
  settings.setState({ market: { ...markets.default, ...findForCountry(markets, country) } });
}
