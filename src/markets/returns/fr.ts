import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const fr = {
  ...emea,
  // The post office, or the shopper's own mailbox.
  methods: [{ name: 'upsDropoff' }, { name: 'upsPickup' }],
} as const satisfies ReturnRules;
