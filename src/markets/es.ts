import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const es = {
  ...europeanUnion,
  hasChat: true,
  address: {
    ...european,
    postalCode: '\\d{5}',
  },
  returns: {
    ...europeanUnion.returns,
    codeWaitMinutes: 10,
  },
} as const satisfies MarketFile;
