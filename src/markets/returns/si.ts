import { emea } from './emea.js';
import type { ReturnRules } from './return-rules.js';

export const si = {
  ...emea,
  // Booked by phone.
  methods: [{ name: 'upsPickup', carrier: 'UPSN' }],
} as const satisfies ReturnRules;
