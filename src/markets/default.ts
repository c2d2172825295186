import type { Market } from './market.js';

/** For every country without a file of its own. */
export const defaultMarket = {
  lookupTerms: [],
  namesCountryInTitle: true,
  hasTwelveHourClock: false,
} as const satisfies Market;
