import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const jp = {
  ...defaultMarket,
  schedulesReturnPickup: true,
  refundWait: { least: 0, most: 14, isInWorkingDays: false },
} as const satisfies Market;
