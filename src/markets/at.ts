import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const at = {
  ...europeanUnion,
  address: {
    ...european,
    postalCode: '\\d{4}',
  },
} as const satisfies MarketFile;
