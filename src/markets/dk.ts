import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const dk = {
  ...europeanUnion,
  currency: 'DKK',
  address: {
    ...european,
    postalCode: '\\d{4}',
  },
} as const satisfies MarketFile;
