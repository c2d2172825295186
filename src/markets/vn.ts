import { FAMILY_FIRST, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const vn = {
  ...defaultMarket,
  tax: 'vat',
  currency: 'VND',
  hasChat: false,
  address: {
    ...common,
    lines: [FAMILY_FIRST, ...STREET, '{county}, {city}', '{state} {zipCode}', '{country}'],
    regions: 'vn',
    postalCode: '\\d{5,6}',
    required: ['address1', 'city', 'state'],
    optional: ['address2', 'county', 'zipCode'],
  },
} as const satisfies MarketFile;
