import { defaultReturns } from './default.js';
import { commonGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

/** What the countries of Europe have in common: stores that take returns, and carriers that cost guests nothing. */
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
