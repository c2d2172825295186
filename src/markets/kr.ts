import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const kr = {
  ...defaultMarket,
  helpsFindOrders: true,
} as const satisfies Market;
