import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const us = {
  ...defaultMarket,
  hasTwelveHourClock: true,
  namesCountryInTitle: false,
} as const satisfies Market;
