import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

export const ca = {
  ...defaultMarket,
  // Returns and calls, section 9.
  hasTwelveHourClock: true,
  currency: 'CAD',
  address: {
    ...common,
    // As Canada Post writes it, without a comma.
    lines: [NAME, ...STREET, '{county}', '{city} {state} {zipCode}', '{country}'],
    postalCode: '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
} as const satisfies MarketFile;
