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
  // Google's own form for links from other sites: https://developers.google.com/maps/documentation/urls/get-started
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination={place}',
} as const satisfies Market;
