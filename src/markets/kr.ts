import { FAMILY_FIRST, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';
import { krGuides } from './returns/default-guides.js';

export const kr = {
  ...defaultMarket,
  helpsFindOrders: true,
  refundWait: { least: 0, most: 3, isInWorkingDays: false },
  // Three days for stores, too (returns and calls, section 9).
  storeRefundDays: 3,
  fastStoreRefundDays: 3,
  tax: 'vat',
  currency: 'KRW',
  address: {
    ...common,
    lines: [FAMILY_FIRST, '{state} {city} {county}', ...STREET, '{zipCode}', '{country}'],
    postalCode: '\\d{5}',
    required: ['address1', 'city', 'state', 'zipCode'],
    asksCodeFirst: true,
  },
  returns: {
    ...defaultMarket.returns,
    methods: [{ name: 'courierPickup' }],
    hasStores: true,
    explainsOtherStore: false,
    pickup: 'courierPickup',
    // The retailer's rule for its stores in Korea.
    storeWindowDays: 14,
    requestsLabel: false,
    sendsMethod: true,
    allowsFakeReturn: true,
    // Returns and calls, section 9.
    pickupDays: 3,
    guides: krGuides,
  },
} as const satisfies MarketFile;
