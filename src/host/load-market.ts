import { aliases } from 'virtual:orders-first-screen-rules';
import { hashes } from 'virtual:orders-markets';
import type { Market } from '../markets/market.js';
import { getDataFile } from './data-files.js';
import type { Scope } from './scope.js';

/**
 * Fetches the whole market of the tag's country, once: the default one where the country has no file. When it cannot be had, the
 * console says so and the first-screen rules stay all there is.
 */
export async function loadMarket({ platform, port, settings }: Scope): Promise<void> {
  const { market, configuration } = settings.getState();
  if (market) return;
  const country = aliases[configuration.country] ?? configuration.country;
  const name = country in hashes ? country : 'default';
  try {
    const request = { kind: 'market', name, hash: hashes[name] ?? '' } as const;
    const loaded = (await getDataFile(platform, request)) as Market;
    if (settings.getState().configuration.country === configuration.country) settings.setState({ market: loaded });
  } catch (error) {
    port.warn(`could not load the rules of the market "${name}". ${String(error)}`);
  }
}
