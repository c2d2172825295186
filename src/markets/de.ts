import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';
import { deGuides } from './returns/default-guides.js';

export const de = {
  ...europeanUnion,
  hasChat: true,
  address: {
    ...european,
    postalCode: '\\d{5}',
  },
  returns: {
    ...europeanUnion.returns,
    methods: [
      { name: 'upsDropoff', carrier: 'DHL' },
      { name: 'upsDropoff', carrier: 'HERMES' },
    ],
    guides: deGuides,
  },
} as const satisfies MarketFile;
