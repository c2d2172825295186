import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const es = {
  ...emea,
  codeWaitMinutes: 10,
} as const satisfies ReturnRules;
