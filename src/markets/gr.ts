import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';
import { phoneGuides } from './returns/default-guides.js';

export const gr = {
  ...europeanUnion,
  address: {
    ...european,
    postalCode: '\\d{3} ?\\d{2}',
  },
  returns: {
    ...europeanUnion.returns,
    labelsExchanges: true,
    // Booked by phone.
    methods: [{ name: 'upsPickup', carrier: 'UPSN' }],
    guides: phoneGuides,
  },
} as const satisfies MarketFile;
