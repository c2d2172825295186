import { hashes, mark } from 'virtual:orders-markets';
import type { Market } from '../markets/market.js';
import { getDataFile } from './data-files.js';
import { findOfCountry } from './find-of-country.js';
import type { Scope } from './scope.js';

/** The default's rules whole, and of every other market what differs. */
type MarketData = Readonly<Record<string, Partial<Market>>> & { readonly default: Market };

/**
 * Takes the whole market of the tag's country from the file of the markets: the default one where the country has none of its own. When
 * it cannot be had, the console says so and the first-screen rules stay all there is.
 */
export async function loadMarket({ platform, port, settings }: Scope): Promise<void> {
  const { market, configuration } = settings.getState();
  if (market) return;
  const { country } = configuration;
  try {
    const request = { kind: 'market', name: 'all', mark, hash: hashes['all'] } as const;
    const loaded = (await getDataFile(platform, request)) as MarketData;
    if (settings.getState().configuration.country === country)
      settings.setState({ market: { ...loaded.default, ...findOfCountry(loaded, country) } });
  } catch (error) {
    port.warn(`could not load the rules of the market "${country}". ${String(error)}`);
  }
}
