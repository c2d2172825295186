import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const id = {
  ...defaultMarket,
  tax: 'vat',
  currency: 'IDR',
  hasChat: false,
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{city}', '{state} {zipCode}', '{country}'],
    regions: 'id',
    postalCode: '\\d{5}',
    required: ['address1', 'city', 'state', 'zipCode'],
    optional: ['address2', 'county'],
  },
} as const satisfies MarketFile;
