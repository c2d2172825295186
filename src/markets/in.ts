import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';

const india = {
  ...defaultMarket,
  // Returns and calls, section 9.
  hasTwelveHourClock: true,
  tax: 'gst',
  currency: 'INR',
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{city} {zipCode}', '{state}', '{country}'],
    regions: 'in',
    postalCode: '[1-9]\\d{2} ?\\d{3}',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
} as const satisfies MarketFile;

// Exported under another name, because `in` is a keyword.
export { india as in };
