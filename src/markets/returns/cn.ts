import { defaultReturns } from './default.js';
import type { ReturnRules } from './return-rules.js';

export const cn = {
  ...defaultReturns,
  returnsAsOrdered: true,
  hasStores: true,
  requestsLabel: false,
} as const satisfies ReturnRules;
