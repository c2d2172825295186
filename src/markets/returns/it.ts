import { emea } from './emea.js';
import { itGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const it = {
  ...emea,
  labelsExchanges: true,
  codeWaitMinutes: 10,
  methods: [{ name: 'upsPickup', carrier: 'SDA' }],
  guides: itGuides,
} as const satisfies ReturnRules;
