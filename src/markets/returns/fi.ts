import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const fi = {
  ...emea,
} as const satisfies ReturnRules;
