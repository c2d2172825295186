import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const gb = {
  ...emea,
  methods: [{ name: 'upsDropoff', carrier: 'ROYALMAIL' }],
  hidesPickup: true,
} as const satisfies ReturnRules;
