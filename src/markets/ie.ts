import { british } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';

export const ie = {
  ...europeanUnion,
  address: {
    ...british,
    postalCode: '[A-Za-z]\\d[\\dWw] ?[A-Za-z\\d]{4}',
    required: ['address1', 'city'],
    optional: ['address2', 'county', 'zipCode'],
  },
} as const satisfies MarketFile;
