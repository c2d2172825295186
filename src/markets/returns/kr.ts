import { defaultReturns } from './default.js';
import type { ReturnRules } from './return-rules.js';

export const kr = {
  ...defaultReturns,
  methods: [{ name: 'courierPickup' }],
  hasStores: true,
  pickup: 'courierPickup',
  // The retailer's rule for its stores in Korea.
  storeWindowDays: 14,
  requestsLabel: false,
  sendsMethod: true,
} as const satisfies ReturnRules;
