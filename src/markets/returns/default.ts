import { defaultGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

/** The rules of every country without a file of its own. */
export const defaultReturns = {
  reasons: [
    { key: 'notAsExpected', apiCode: '6', apiText: 'Not As Expected' },
    { key: 'tooBig', apiCode: '1', apiText: "Doesn't Fit" },
    { key: 'tooSmall', apiCode: '1', apiText: "Doesn't Fit" },
    { key: 'quality', apiCode: '6', apiText: 'Quality' },
    { key: 'color', apiCode: '6', apiText: 'Color' },
    { key: 'lateArrival', apiCode: '6', apiText: 'Late Arrival' },
    { key: 'lostOrDamaged', apiCode: '3', apiText: 'Lost or Damaged' },
    { key: 'wrongItem', apiCode: '5', apiText: 'Wrong Item' },
  ],
  asksForText: true,
  returnsAsOrdered: false,
  methods: [{ name: 'upsDropoff' }],
  hasStores: false,
  explainsOtherStore: true,
  pickup: 'upsPickup',
  hidesPickup: false,
  isFreeForGuests: false,
  guestFees: [],
  // The retailer's return policy: 60 days after the order.
  windowDays: 60,
  guides: defaultGuides,
  allowsFakeReturn: false,
  cancelsPickupByPhone: false,
  requestsLabel: true,
  hasPaperlessLabels: false,
  labelsExchanges: true,
  sendsMethod: false,
} as const satisfies ReturnRules;
