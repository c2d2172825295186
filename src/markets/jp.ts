import { defaultMarket } from './default.js';
import type { Market } from './market.js';

export const jp = {
  ...defaultMarket,
  schedulesReturnPickup: true,
} as const satisfies Market;
