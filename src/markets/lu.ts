import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const lu = {
  ...europeanUnion,
  address: {
    ...european,
    postalCode: '(L-)?\\d{4}',
  },
} as const satisfies MarketFile;
