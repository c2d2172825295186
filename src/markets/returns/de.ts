import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const de = {
  ...emea,
  methods: [
    { name: 'upsDropoff', carrier: 'DHL' },
    { name: 'upsDropoff', carrier: 'HERMES' },
  ],
} as const satisfies ReturnRules;
