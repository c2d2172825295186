import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { listInvitations } from './list-invitations.js';
import { checkIn, getCurbside, getProgress, ORDER } from '../e2e/support/curbside.js';
import { CARD } from '../e2e/support/gift-card.js';
import { expect, expectAccessible, expectNoSidewaysScroll, lookUp, takePicture, test } from '../e2e/support/test.js';
import { openAlone } from '../surfaces/surface.js';

const getQuestion = (page: Page): Locator => page.getByRole('dialog', { name: 'Are you still there?' });
const getNumber = (page: Page): Locator => page.locator('input[name=orderNumber]');
const IDLE_MS = 90_000;

async function openForm(page: Page): Promise<void> {
  await page.clock.install();
  await openAlone(page, { tag: 'orders-guest-lookup', attributes: { kiosk: '' } });
  await getNumber(page).fill('US10000001');
}

test('the question has answers in words and is announced twice', async ({ page }) => {
  await openForm(page);
  await page.clock.fastForward(IDLE_MS - 5_000);
  await expect(getQuestion(page)).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(getQuestion(page)).toContainText(/cleared in (?:20|19) seconds/);
  await expectAccessible(page);
  await takePicture(page, 'kiosk-question');
  await expect(getQuestion(page).getByRole('status')).toHaveText('');
  await page.clock.fastForward(10_000);
  await expect(getQuestion(page).getByRole('status')).toHaveText(/in 10 seconds/);
});

test('the session is extended twelve times, by a button or Escape, without losing input', async ({ page }) => {
  await openForm(page);
  await getNumber(page).focus();
  for (let time = 0; time < 12; time += 1) {
    await page.clock.fastForward(IDLE_MS);
    await expect(getQuestion(page)).toBeVisible();
    if (time % 2 === 0) await page.getByRole('button', { name: 'I need more time' }).click();
    else await page.keyboard.press('Escape');
    await expect(getQuestion(page)).toHaveCount(0);
    await expect(getNumber(page)).toHaveValue('US10000001');
    await expect(getNumber(page)).toBeFocused();
  }
});

test('the shopper can finish at once', async ({ page }) => {
  await openForm(page);
  await page.clock.fastForward(IDLE_MS);
  await page.getByRole('button', { name: 'Finish and clear' }).click();
  await expect(getQuestion(page)).toHaveCount(0);
  await expect(getNumber(page)).toHaveValue('');
});

test('no question appears on a screen that was not touched since the last session', async ({ page }) => {
  await openForm(page);
  await page.clock.fastForward(IDLE_MS);
  await expect(getQuestion(page)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(getNumber(page)).toHaveValue('');
  await page.clock.fastForward(10 * IDLE_MS);
  await expect(getQuestion(page)).toHaveCount(0);
  await getNumber(page).click();
  await page.clock.fastForward(IDLE_MS);
  await expect(getQuestion(page)).toBeVisible();
});

test('a lost connection is reported, the session still ends, and the next one works', async ({ page }) => {
  await openForm(page);
  await page.context().setOffline(true);
  await lookUp(page, 'US10000001');
  await expect(page.locator('orders-guest-lookup [part=message]')).toBeVisible();
  await page.clock.fastForward(IDLE_MS);
  await expect(getQuestion(page)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(getNumber(page)).toHaveValue('');
  await page.context().setOffline(false);
  await lookUp(page, 'US10000001');
  await expect(page.getByRole('article')).toBeVisible();
});

test('two tags ask once and end together', async ({ page }) => {
  await page.clock.install();
  await page.goto('/kiosk/');
  await page.getByRole('button', { name: 'Where is my order?' }).click();
  await getNumber(page).fill('US10000001');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Gift card' }).click();
  await page.locator('input[name=accountNumber]').pressSequentially(CARD.accountNumber.replaceAll(' ', ''));
  await page.clock.fastForward(IDLE_MS);
  await expect(getQuestion(page)).toHaveCount(1);
});

test('the demo looks like a screen in a store: large, without sideways scrolling or autofill', async ({ page }) => {
  await page.goto('/kiosk/');
  await expect(page.getByRole('heading', { name: 'What can we do for you?' })).toBeVisible();
  await takePicture(page, 'kiosk-page');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1080, height: 1400 });
  await page.getByRole('button', { name: 'Gift card' }).click();
  await page.locator('input[name=accountNumber]').pressSequentially(CARD.accountNumber.replaceAll(' ', ''));
  await page.locator('input[name=pin]').pressSequentially(CARD.pin);
  await takePicture(page, 'kiosk-page-gift-card');
  await expectAccessible(page);
  expect(await listInvitations(page)).toEqual([]);
  await page.locator('orders-gift-card-balance button[type=submit]').click();
  await expect(page.locator('.gift-card-sum')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'What can we do for you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Gift card' }).click();
  await expect(page.locator('input[name=accountNumber]')).toHaveValue('');
});

test('the demo checks in a shopper who scans a code, and leaves nothing for the next one', async ({ page }) => {
  await page.goto(`/kiosk/?world=${randomUUID()}`);
  await page.getByRole('button', { name: /here for my order/ }).click();
  const scanned = page.locator('#scan input');
  await expect(scanned).toBeFocused();
  // A scanner types, and ends with Enter.
  await page.keyboard.type(ORDER);
  await page.keyboard.press('Enter');
  await expect(scanned).toBeHidden();
  await expect(getCurbside(page)).toBeFocused();
  await checkIn(page);
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
  await takePicture(page, 'kiosk-page-check-in');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'What can we do for you?' })).toBeVisible();
  await expect(getCurbside(page)).toHaveCount(0);
  await page.getByRole('button', { name: /here for my order/ }).click();
  await expect(scanned).toHaveValue('');
  expect(page.url()).not.toContain('?');
});

test('the demo accepts a code that was scanned before the page loaded', async ({ page }) => {
  await page.goto(`/kiosk/?order=${ORDER}`);
  await expect(getCurbside(page).locator('textarea')).toBeVisible();
});
