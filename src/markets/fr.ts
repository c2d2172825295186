import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';
import { frGuides } from './returns/default-guides.js';

export const fr = {
  ...europeanUnion,
  hasChat: true,
  address: {
    ...european,
    postalCode: '\\d{5}',
  },
  returns: {
    ...europeanUnion.returns,
    // The post office, or the shopper's own mailbox.
    methods: [{ name: 'upsDropoff' }, { name: 'upsPickup' }],
    guides: frGuides,
  },
} as const satisfies MarketFile;
