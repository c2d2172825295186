import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const tr = {
  ...defaultMarket,
  tax: 'vat',
  currency: 'TRY',
  hasChat: false,
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{zipCode} {city}/{state}', '{country}'],
    regions: 'tr',
    postalCode: '\\d{5}',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
} as const satisfies MarketFile;
