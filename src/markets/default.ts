import type { Market } from './market.js';

/** For every country without a file of its own. */
export const defaultMarket = {
  lookupTerms: [],
  namesCountryInTitle: true,
  hasTwelveHourClock: false,
  hidesTrackOnReturnPage: false,
  keepsPersonalItems: false,
  schedulesReturnPickup: false,
  helpsFindOrders: false,
  namesGoodsTax: false,
} as const satisfies Market;
