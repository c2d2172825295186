import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const kr = {
  ...defaultMarket,
  helpsFindOrders: true,
  refundWait: { least: 0, most: 3, isInWorkingDays: false },
} as const satisfies Market;
