import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const ph = {
  ...defaultMarket,
  tax: 'vat',
  currency: 'PHP',
  hasChat: false,
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{zipCode} {city}', '{state}', '{country}'],
    regions: 'ph',
    postalCode: '\\d{4}',
    required: ['address1', 'city', 'state', 'zipCode'],
    optional: ['address2', 'county'],
  },
} as const satisfies MarketFile;
