import { expect } from '@playwright/test';
import { checkIn, getCurbside, openCurbside } from '../support/curbside.js';
import type { CanaryFlow } from './canary-flow.js';

/** A shopper waits outside a store: only the order number and an id are persisted. */
export const CURBSIDE_CANARY_FLOWS: readonly CanaryFlow[] = [
  {
    name: 'a check-in outside a store',
    meets: ['order number', 'vehicle'],
    async run(page, look) {
      await openCurbside(page);
      await look();
      await checkIn(page);
      await expect(getCurbside(page).locator('.curbside-stage')).toBeVisible();
      await look();
    },
  },
];
