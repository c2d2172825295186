import { defaultMarket } from './default.js';
import type { Market } from './market.js';

const india = {
  ...defaultMarket,
  // Returns and calls, section 9.
  hasTwelveHourClock: true,
} as const satisfies Market;

// The country's code is a word of the language.
export { india as in };
