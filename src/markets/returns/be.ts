import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const be = {
  ...emea,
  codeWaitMinutes: 10,
} as const satisfies ReturnRules;
