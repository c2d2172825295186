import { emea } from './emea.js';
import { gbGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const gb = {
  ...emea,
  methods: [{ name: 'upsDropoff', carrier: 'ROYALMAIL' }],
  hidesPickup: true,
  guides: gbGuides,
} as const satisfies ReturnRules;
