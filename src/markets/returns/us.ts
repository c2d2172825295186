import { defaultReturns } from './default.js';
import { usGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const us = {
  ...defaultReturns,
  methods: [
    { name: 'upsDropoff', carrier: 'UPSN' },
    { name: 'upsPickup', carrier: 'UPSN' },
  ],
  hasStores: true,
  explainsOtherStore: false,
  // Military posts, Guantanamo Bay and Alaska.
  postalCarrier: { standard: 'UPSN', special: 'USPS' },
  guestFees: [{ name: 'upsPickup', kind: 'from', amount: 6, currency: 'USD' }],
  // Returns and calls, section 9.
  returnByDays: 21,
  sendsMethod: true,
  guides: usGuides,
} as const satisfies ReturnRules;
