import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { GUEST_EMAIL } from '../e2e/support/test.js';

const MOMENT_MS = 100;
const ANY_ORDER = 'US10000001';

/**
 * Looks up the order in the address as a guest as soon as the page asks for it. Returns whether this succeeded before
 * the signal.
 */
export async function proveOrder(page: Page, signal: AbortSignal): Promise<boolean> {
  const form = page.locator('orders-guest-lookup form');
  const email = form.locator('input[name=email]');
  while (!signal.aborted) {
    await rest(MOMENT_MS);
    if (!(await email.isVisible().catch(() => false))) continue;
    return submit().then(
      () => true,
      () => false,
    );
  }
  return false;

  async function submit(): Promise<void> {
    const [orderNumber = ANY_ORDER] = /[A-Z]{2}\d{8}/.exec(decodeURIComponent(page.url())) ?? [];
    await form.locator('input[name=orderNumber]').fill(orderNumber);
    await email.fill(GUEST_EMAIL);
    // Some countries require consent.
    for (const consent of await form.locator('input[type=checkbox]').all()) await consent.check();
    await form.locator('button[type=submit].is-primary').click();
  }
}
