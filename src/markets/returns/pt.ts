import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const pt = {
  ...emea,
} as const satisfies ReturnRules;
