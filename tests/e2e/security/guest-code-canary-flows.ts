import { expect, type Page } from '@playwright/test';
import { openArea } from '../../surfaces/surface.js';
import { expectOrder, type AreaTag } from '../support/area.js';
import { getCodeField } from '../support/guest-code.js';
import { lookUp } from '../support/test.js';
import { becomeKiosk, ORDER, type CanaryFlow } from './canary-flow.js';
import type { CanaryName } from './canaries.js';

/** The sandbox accepts it like the code that it sent. */
const CODE = '000004';
const PROVED: readonly CanaryName[] = [...ORDER, 'code', 'guest token'];

/** Opens an order of a guest who enters a code for it. */
async function proveGuest(page: Page, look: () => Promise<void>): Promise<void> {
  await openArea(page, { path: '/details/', as: 'guest', query: '&proof=code' });
  await lookUp(page, 'US10000001');
  await expect(getCodeField(page)).toBeFocused();
  await look();
  await getCodeField(page).fill(CODE);
  await look();
  await expectOrder(page, 'US10000001');
  await look();
}

async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => (document.querySelector('orders-area') as AreaTag & { endSession(): void }).endSession());
  await expect(page.locator('input[name=orderNumber]')).toHaveValue('');
}

/** Flows in which a guest enters a code, and gets a token for it. */
export const GUEST_CODE_CANARY_FLOWS: readonly CanaryFlow[] = [
  {
    name: 'a guest who entered a code, and whose session ends',
    meets: PROVED,
    isOver: true,
    async run(page, look) {
      await proveGuest(page, look);
      await endSession(page);
    },
  },
  {
    name: 'a guest who enters a code in a kiosk',
    meets: PROVED,
    keepsNothing: true,
    async run(page, look) {
      await becomeKiosk(page);
      await proveGuest(page, look);
    },
  },
  {
    name: 'a guest whose session ends while a code is typed',
    meets: ['e-mail', 'order number'],
    isOver: true,
    async run(page, look) {
      await openArea(page, { path: '/details/', as: 'guest', query: '&proof=code' });
      await lookUp(page, 'US10000001');
      await expect(getCodeField(page)).toBeFocused();
      await getCodeField(page).fill(CODE.slice(0, 5));
      await look();
      await endSession(page);
      await expect(getCodeField(page)).toHaveCount(0);
    },
  },
];
