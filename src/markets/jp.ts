import { FAMILY_FIRST, NAME, STREET, common } from './addresses/layout-shapes.js';
import { defaultMarket } from './default.js';
import type { MarketFile } from './market-file.js';
import { jpGuides } from './returns/default-guides.js';

export const jp = {
  ...defaultMarket,
  schedulesReturnPickup: true,
  refundWait: { least: 0, most: 14, isInWorkingDays: false },
  tax: 'consumption',
  currency: 'JPY',
  address: {
    ...common,
    lines: [FAMILY_FIRST, '〒{zipCode}', '{state}{city}{county}', ...STREET, '{country}'],
    regions: 'jp',
    latin: { lines: [NAME, ...STREET, '{county}', '{city}, {state} {zipCode}', '{country}'], regions: 'jpLatin' },
    postalCode: '\\d{3}-?\\d{4}',
    required: ['address1', 'city', 'state', 'zipCode'],
  },
  returns: {
    ...defaultMarket.returns,
    reasons: [
      { key: 'doesNotFit', apiCode: '1', apiText: "Doesn't Fit" },
      { key: 'notAsExpected', apiCode: '6', apiText: 'Not As Expected' },
      { key: 'wrongItem', apiCode: '5', apiText: 'Wrong Item' },
      { key: 'damaged', apiCode: '3', apiText: 'Damaged' },
    ],
    asksForText: false,
    methods: [{ name: 'sagawaPickup', carrier: 'SAGAWA' }],
    hasStores: true,
    explainsOtherStore: false,
    pickup: 'sagawaPickup',
    allowsFakeReturn: true,
    cancelsPickupByPhone: true,
    guides: jpGuides,
  },
} as const satisfies MarketFile;
