import { expect } from '@playwright/test';
import { getCurbside, getSubmit, openCurbside, ORDER, VEHICLE } from '../e2e/support/curbside.js';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import type { Write } from './write.js';

const SECOND = 'main > orders-curbside-checkin';

/** Announcing an arrival. No read shows it, but the service recognizes a repeated request. */
export const CURBSIDE: Write = {
  call: 'request-curbside-arrival',
  path: /\/pickup_interactions\/v1$/,
  async open(page, { world, fault }) {
    await openCurbside(page, { world, ...(fault !== undefined && { fault: `request-curbside-arrival:${fault}` }) });
    await getCurbside(page).locator('textarea').fill(VEHICLE);
  },
  async reopen(page) {
    const field = getCurbside(page).locator('textarea');
    await field.or(getCurbside(page).locator('.curbside-stage')).first().waitFor();
    if ((await field.count()) > 0) await field.fill(VEHICLE);
  },
  getSenders: (page) => getSubmit(page),
  async openSecond(page) {
    await placeSecond(page, { tag: 'orders-curbside-checkin', orderNumber: ORDER, takes: ['flags'] });
    await page.locator(SECOND).locator('textarea').fill(VEHICLE);
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(getSubmit(page).first()).toHaveAttribute('aria-busy', 'true');
  },
  async expectDone(page) {
    // A tab that had to wait for another one says that the store may already know.
    const words = page.locator('.curbside-stage h3').or(page.getByText("We couldn't confirm your check-in"));
    await expect(words.first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => getCurbside(page).getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const answer = await page.request.get('/sandbox/arrivals', { headers: { 'x-sandbox-world': world } });
    const { arrivals } = (await answer.json()) as { arrivals: readonly unknown[] };
    // More than one arrival also counts as a failure.
    return arrivals.length === 1;
  },
};
