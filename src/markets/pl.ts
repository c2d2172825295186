import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const pl = {
  ...europeanUnion,
  currency: 'PLN',
  address: {
    ...european,
    postalCode: '\\d{2}-\\d{3}',
  },
} as const satisfies MarketFile;
