import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const au = {
  ...defaultMarket,
  hasTwelveHourClock: true,
  namesGoodsTax: true,
} as const satisfies Market;
