import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const my = {
  ...defaultMarket,
  tax: 'sst',
  currency: 'MYR',
  hasChat: false,
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{zipCode} {city}', '{state}', '{country}'],
    regions: 'my',
    postalCode: '\\d{5}',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
} as const satisfies MarketFile;
