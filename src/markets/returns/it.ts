import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const it = {
  ...emea,
  methods: [{ name: 'upsPickup', carrier: 'SDA' }],
} as const satisfies ReturnRules;
