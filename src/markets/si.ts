import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';
import { phoneGuides } from './returns/default-guides.js';

export const si = {
  ...europeanUnion,
  address: {
    ...european,
    postalCode: '\\d{4}',
  },
  returns: {
    ...europeanUnion.returns,
    // Booked by phone.
    methods: [{ name: 'upsPickup', carrier: 'UPSN' }],
    guides: phoneGuides,
  },
} as const satisfies MarketFile;
