import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const cz = {
  ...europeanUnion,
  currency: 'CZK',
  address: {
    ...european,
    postalCode: '\\d{3} ?\\d{2}',
  },
} as const satisfies MarketFile;
