import { STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const tw = {
  ...defaultMarket,
  currency: 'TWD',
  address: {
    ...common,
    lines: ['{lastName}{firstName}', '{zipCode} {state}{city}{county}', ...STREET, '{country}'],
    regions: 'tw',
    postalCode: '\\d{3}(\\d{2,3})?',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
} as const satisfies MarketFile;
