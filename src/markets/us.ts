import { common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';
import { usGuides } from './returns/default-guides.js';

export const us = {
  ...defaultMarket,
  hasTwelveHourClock: true,
  currency: 'USD',
  address: {
    ...common,
    postalCode: '\\d{5}(-\\d{4})?',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
  returns: {
    ...defaultMarket.returns,
    methods: [
      { name: 'upsDropoff', carrier: 'UPSN' },
      { name: 'upsPickup', carrier: 'UPSN' },
    ],
    hasStores: true,
    explainsOtherStore: false,
    // Military posts, Guantanamo Bay and Alaska.
    postalCarrier: { standard: 'UPSN', special: 'USPS' },
    guestFees: [{ name: 'upsPickup', kind: 'from', amount: 6 }],
    // Returns and calls, section 9.
    returnByDays: 21,
    sendsMethod: true,
    guides: usGuides,
  },
} as const satisfies MarketFile;
