import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const jp = {
  ...defaultMarket,
} as const satisfies Market;
