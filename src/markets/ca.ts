import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const ca = {
  ...defaultMarket,
  // Returns and calls, section 9.
  hasTwelveHourClock: true,
} as const satisfies Market;
