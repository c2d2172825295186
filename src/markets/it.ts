import { NAME, STREET, common } from './addresses/layout-shapes.js';
import { europeanUnion } from './europe.js';
import type { MarketFile } from './market-file.js';
import { itGuides } from './returns/default-guides.js';

export const it = {
  ...europeanUnion,
  hasChat: true,
  address: {
    ...common,
    lines: [NAME, ...STREET, '{county}', '{zipCode} {city} {state}', '{country}'],
    postalCode: '\\d{5}',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
  returns: {
    ...europeanUnion.returns,
    labelsExchanges: true,
    codeWaitMinutes: 10,
    methods: [{ name: 'upsPickup', carrier: 'SDA' }],
    guides: itGuides,
  },
} as const satisfies MarketFile;
