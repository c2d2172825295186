import { defaultReturns } from './default.js';
import { auGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const au = {
  ...defaultReturns,
  reasons: [
    { key: 'doesNotFit', apiCode: '1', apiText: "Doesn't Fit" },
    { key: 'wrongProduct', apiCode: '501', apiText: 'Wrong Product' },
    { key: 'orderedMultiple', apiCode: '502', apiText: 'Ordered Multiple' },
    { key: 'changeOfMind', apiCode: '503', apiText: 'Change of Mind' },
    { key: 'quality', apiCode: '504', apiText: 'Quality' },
    { key: 'late', apiCode: '505', apiText: 'Late' },
    { key: 'damaged', apiCode: '3', apiText: 'Damaged' },
  ],
  methods: [{ name: 'upsDropoff', carrier: 'AUPOST' }],
  hasStores: true,
  guestFees: [{ name: 'upsDropoff', kind: 'deducted', amount: 9.95, currency: 'AUD' }],
  guides: auGuides,
} as const satisfies ReturnRules;
