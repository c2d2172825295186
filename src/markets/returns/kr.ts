import { koreanLayout } from './address-layout.js';
import { defaultReturns } from './default.js';
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
} as const satisfies ReturnRules;
