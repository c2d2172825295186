import { european } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';
import { nlGuides } from './returns/default-guides.js';

export const nl = {
  ...europeanUnion,
  hasChat: true,
  address: {
    ...european,
    postalCode: '\\d{4} ?[A-Za-z]{2}',
  },
  returns: {
    ...europeanUnion.returns,
    codeWaitMinutes: 30,
    methods: [{ name: 'upsDropoff', carrier: 'POSTNL' }],
    guides: nlGuides,
  },
} as const satisfies MarketFile;
