import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const us = {
  ...defaultMarket,
  hasTwelveHourClock: true,
} as const satisfies Market;
