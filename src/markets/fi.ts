import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const fi = {
  ...europeanUnion,
  address: {
    ...european,
    postalCode: '\\d{5}',
  },
} as const satisfies MarketFile;
