import { defaultReturns } from './default.js';
import { commonGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

/** The common rules of European countries: stores take returns, and carriers are free for guests. */
export const emea = {
  ...defaultReturns,
  methods: [{ name: 'upsDropoff', carrier: 'UPSN' }],
  hasStores: true,
  isFreeForGuests: true,
  guides: commonGuides,
  hasPaperlessLabels: true,
  labelsExchanges: false,
  // Returns and calls, section 9.
  returnByDays: 17,
} as const satisfies ReturnRules;
