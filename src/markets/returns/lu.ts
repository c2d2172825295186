import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const lu = {
  ...emea,
} as const satisfies ReturnRules;
