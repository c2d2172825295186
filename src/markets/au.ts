import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';
import { auGuides } from './returns/default-guides.js';

export const au = {
  ...defaultMarket,
  hasTwelveHourClock: true,
  namesGoodsTax: true,
  tax: 'gst',
  currency: 'AUD',
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{city} {state} {zipCode}', '{country}'],
    regions: 'au',
    // Australia Post, "Addressing guidelines": the last line is the suburb, the abbreviated state and the postcode.
    writesRegionCodes: true,
    postalCode: '\\d{4}',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
  returns: {
    ...defaultMarket.returns,
    reasons: [
      { key: 'doesNotFit', apiCode: '1', apiText: "Doesn't Fit" },
      { key: 'wrongProduct', apiCode: '501', apiText: 'Wrong Product' },
      { key: 'orderedMultiple', apiCode: '502', apiText: 'Ordered Multiple' },
      { key: 'changeOfMind', apiCode: '503', apiText: 'Change of Mind' },
      { key: 'quality', apiCode: '504', apiText: 'Quality' },
      { key: 'late', apiCode: '505', apiText: 'Late' },
      { key: 'damaged', apiCode: '3', apiText: 'Damaged' },
    ],
    methods: [{ name: 'upsDropoff', carrier: 'AUPOST' }],
    hasStores: true,
    guestFees: [{ name: 'upsDropoff', kind: 'deducted', amount: 9.95 }],
    guides: auGuides,
  },
} as const satisfies MarketFile;
