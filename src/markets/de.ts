import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const de = {
  ...defaultMarket,
} as const satisfies Market;
