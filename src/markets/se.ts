import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const se = {
  ...europeanUnion,
  currency: 'SEK',
  address: {
    ...european,
    postalCode: '\\d{3} ?\\d{2}',
  },
} as const satisfies MarketFile;
