import { common } from './addresses/layout-shapes.js';
import type { MarketFile } from './market-file.js';
import { defaultReturns } from './returns/default.js';

/** The market of every country without a file of its own. */
export const defaultMarket = {
  lookupTerms: [],
  hasTwelveHourClock: false,
  hidesTrackOnReturnPage: false,
  refusesCustomItems: false,
  schedulesReturnPickup: false,
  helpsFindOrders: false,
  issuesEFapiao: false,
  namesGoodsTax: false,
  tax: 'other',
  withdrawsOnline: false,
  // The retailer's promise on refunds (returns, section 9), also the source of the days in markets that differ.
  refundWait: { least: 1, most: 3, isInWorkingDays: true },
  storeRefundDays: 14,
  fastStoreRefundDays: 10,
  fastRefundPayments: ['wechat', 'alipay'],
  currency: 'USD',
  hasChat: true,
  address: common,
  returns: defaultReturns,
  // Google's documented format for links from other sites: https://developers.google.com/maps/documentation/urls/get-started
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination={place}',
} as const satisfies MarketFile;
