import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const th = {
  ...defaultMarket,
  tax: 'vat',
  currency: 'THB',
  hasChat: false,
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county} {city}', '{state} {zipCode}', '{country}'],
    regions: 'th',
    postalCode: '\\d{5}',
    required: ['address1', 'city', 'state', 'zipCode'],
    optional: ['address2', 'county'],
  },
} as const satisfies MarketFile;
