import { british } from './addresses/layout-shapes.js';
import { europe } from './europe.js';
import type { MarketFile } from './market-file.js';
import { gbGuides } from './returns/default-guides.js';

export const gb = {
  ...europe,
  tax: 'vat',
  currency: 'GBP',
  address: {
    ...british,
    postalCode: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
  },
  returns: {
    ...europe.returns,
    methods: [{ name: 'upsDropoff', carrier: 'ROYALMAIL' }],
    hidesPickup: true,
    guides: gbGuides,
  },
} as const satisfies MarketFile;
