import { emea } from './emea.js';
import { nlGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const nl = {
  ...emea,
  codeWaitMinutes: 30,
  methods: [{ name: 'upsDropoff', carrier: 'POSTNL' }],
  guides: nlGuides,
} as const satisfies ReturnRules;
