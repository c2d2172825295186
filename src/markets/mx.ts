import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const mx = {
  ...defaultMarket,
  // Returns and calls, section 9.
  hasTwelveHourClock: true,
  tax: 'vat',
  currency: 'MXN',
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{zipCode} {city}, {state}', '{country}'],
    regions: 'mx',
    postalCode: '\\d{5}',
    required: ['address1', 'city', 'state', 'zipCode'],
    optional: ['address2', 'county'],
  },
} as const satisfies MarketFile;
