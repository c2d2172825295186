import { emea } from './emea.js';
import { deGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const de = {
  ...emea,
  methods: [
    { name: 'upsDropoff', carrier: 'DHL' },
    { name: 'upsDropoff', carrier: 'HERMES' },
  ],
  guides: deGuides,
} as const satisfies ReturnRules;
