import type { CallScene } from '../call-scene.js';
import { GUEST_PHONE } from '../leaks.js';
import { openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createSecretCells } from './create-secret-cells.js';
import { LOOKUP_FORM, ORDER, type LookupOutcome } from './lookup-form.js';

/** Checking a guest's phone number before the order is read. */
export const GUEST_CHECK_SCENE: CallScene<LookupOutcome> = {
  ...LOOKUP_FORM,
  call: 'request-guest-check',
  method: 'POST',
  path: /^\/order_mgmt\/guest_credentials\/v1$/,
  async open(page, setting) {
    await openScene(page, { path: '/details/', as: 'guest' }, setting);
    await page.getByRole('button', { name: toPattern('guestLookup.usePhone') }).click();
    await page.locator('input[name=orderNumber]').fill(ORDER);
    await page.locator('input[name=phoneNumber]').fill(GUEST_PHONE);
  },
  preserved: [ORDER, GUEST_PHONE],
  cells: createSecretCells('service-request-guest-check-failure'),
};
