import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';
import { phoneGuides } from './returns/default-guides.js';

export const hu = {
  ...europeanUnion,
  currency: 'HUF',
  address: {
    ...common,
    lines: [NAME, '{county}', '{city}', ...STREET, '{zipCode}', '{country}'],
    postalCode: '\\d{4}',
  },
  returns: {
    ...europeanUnion.returns,
    labelsExchanges: true,
    // Booked by phone.
    methods: [{ name: 'upsPickup', carrier: 'UPSN' }],
    guides: phoneGuides,
  },
} as const satisfies MarketFile;
