import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const nl = {
  ...emea,
  methods: [{ name: 'upsDropoff', carrier: 'POSTNL' }],
} as const satisfies ReturnRules;
