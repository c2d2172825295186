import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const at = {
  ...emea,
} as const satisfies ReturnRules;
