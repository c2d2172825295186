import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const pl = {
  ...emea,
} as const satisfies ReturnRules;
