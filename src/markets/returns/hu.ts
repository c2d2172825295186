import { emea } from './emea.js';
import { phoneGuides } from './default-guides.js';
import type { ReturnRules } from './return-rules.js';

export const hu = {
  ...emea,
  labelsExchanges: true,
  // Booked by phone.
  methods: [{ name: 'upsPickup', carrier: 'UPSN' }],
  guides: phoneGuides,
} as const satisfies ReturnRules;
