import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const pt = {
  ...europeanUnion,
  address: {
    ...european,
    postalCode: '\\d{4}-\\d{3}',
  },
} as const satisfies MarketFile;
