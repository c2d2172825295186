import { koreanLayout } from './address-layout.js';
import { defaultReturns } from './default.js';
import { krGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const kr = {
  ...defaultReturns,
  methods: [{ name: 'courierPickup' }],
  hasStores: true,
  explainsOtherStore: false,
  pickup: 'courierPickup',
  // The retailer's rule for its stores in Korea.
  storeWindowDays: 14,
  requestsLabel: false,
  sendsMethod: true,
  addressLayout: koreanLayout,
  allowsFakeReturn: true,
  // Returns and calls, section 9.
  pickupDays: 3,
  guides: krGuides,
} as const satisfies ReturnRules;
