import { defaultReturns } from './default.js';
import { jpGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const jp = {
  ...defaultReturns,
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
} as const satisfies ReturnRules;
