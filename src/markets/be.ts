import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const be = {
  ...europeanUnion,
  address: {
    ...european,
    postalCode: '\\d{4}',
  },
  returns: {
    ...europeanUnion.returns,
    codeWaitMinutes: 10,
  },
} as const satisfies MarketFile;
