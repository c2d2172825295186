import { emea } from './emea.js';
import { frGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const fr = {
  ...emea,
  // The post office, or the shopper's own mailbox.
  methods: [{ name: 'upsDropoff' }, { name: 'upsPickup' }],
  guides: frGuides,
} as const satisfies ReturnRules;
