import { PageTime } from '../faults/page-time.js';
import { checkIn, getCurbside, getProgress, getSubmit, openCurbside, VEHICLE } from './support/curbside.js';
import { setVisibility } from './support/set-visibility.js';
import { expectAccessible, expect, test } from './support/test.js';
import { readRequestedId } from '../faults/acts.js';

const TEN_MINUTES_MS = 10 * 60_000;
const MOST_ANNOUNCEMENTS = 4;

test('a shopper outside the store checks in and follows the order to the handover', async ({ page }) => {
  await openCurbside(page);
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '25');
  await expect(getCurbside(page)).toContainText(/Order \S*US\d{8}/);
  await expect(getCurbside(page)).toContainText('Harbor Street Store');
  await expect(getSubmit(page)).toBeDisabled();
  await checkIn(page);
  await expect(getCurbside(page).locator('.curbside-stage h3')).toBeFocused();
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
  await expect(getCurbside(page)).toContainText(VEHICLE);
  await expectAccessible(page);
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '75', { timeout: 15_000 });
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '100', { timeout: 15_000 });
});

test('a check-in survives a reload, but is not stored on a shared device', async ({ page }) => {
  await openCurbside(page, { storeId: '105' });
  await checkIn(page);
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
  expect(await page.evaluate(() => sessionStorage.getItem('orders-area/1'))).not.toContain(VEHICLE);
  await page.reload();
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => document.querySelector('orders-area')?.setAttribute('kiosk', ''));
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await checkIn(page);
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
  expect(await page.evaluate(() => sessionStorage.getItem('orders-area/1'))).toBeNull();
});

test('a 409 that names the existing arrival follows that arrival', async ({ page }) => {
  await openCurbside(page, { storeId: '103' });
  await checkIn(page);
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
});

test('a 409 that names no arrival is shown as a duplicate', async ({ page }) => {
  await openCurbside(page, { storeId: '104' });
  await checkIn(page);
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('heading', { name: "You're already checked in" })).toBeVisible();
  await expect(getProgress(page).locator('circle'), 'no empty ring').toHaveCount(0);
});

test('an arrival from another device is followed by its id, without a form', async ({ page }) => {
  await openCurbside(page, { query: '&storeInteractionId=arrival-105' });
  await expect(getProgress(page)).toHaveAttribute('aria-valuenow', '50');
  await expect(getCurbside(page).locator('textarea')).toHaveCount(0);
});

test('a closed store takes no check-in and says when it opens', async ({ page }) => {
  await openCurbside(page, { storeId: '102' });
  await expect(getCurbside(page)).toContainText('The store is closed');
  await expect(getCurbside(page).locator('form')).toHaveCount(0);
});

test('a vehicle description holds 100 characters and shows how many are left', async ({ page }) => {
  await openCurbside(page);
  await getCurbside(page).locator('textarea').fill('x'.repeat(130));
  await expect(getCurbside(page).locator('textarea')).toHaveValue('x'.repeat(100));
  await expect(getCurbside(page)).toContainText('0 characters left');
});

test('a failed check-in can be retried three times, then offers Contact us', async ({ page }) => {
  await openCurbside(page, { fault: 'request-curbside-arrival:status-500' });
  await checkIn(page);
  for (let press = 0; press < 3; press += 1) {
    await expect(getCurbside(page).locator('[part=message]')).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByText("We've tried several times.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(getSubmit(page)).toHaveCount(0);
  await expect(getCurbside(page).locator('[part=message]').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(getCurbside(page).locator('textarea')).toHaveValue(VEHICLE);
});

test('ten minutes count while the page is hidden, as on a phone in a pocket', async ({ page }) => {
  const time = new PageTime(page);
  await time.install(async (route) => {
    if (!/pickup_interactions\/v1\/[^/]+$/.test(new URL(route.request().url()).pathname)) return route.continue();
    await route.fulfill({ json: { id: readRequestedId(route.request().url()), status: 'SUBMITTED' } });
  });
  await time.during(openCurbside(page));
  await time.during(checkIn(page));
  await time.during(getCurbside(page).locator('.curbside-stage').waitFor());
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(TEN_MINUTES_MS - 60_000);
  await setVisibility(page, 'visible');
  await time.pass(5000);
  const callStore = page.getByText('Please call the store');
  await expect(callStore).toHaveCount(0);
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(60_000);
  await setVisibility(page, 'visible');
  expect(await time.pass(5000, () => callStore.isVisible())).toBe(true);
});

test('ten minutes of polling announce little and end with a request to call the store', async ({ page }) => {
  // The page's clock advances one second at a time through ten minutes.
  test.setTimeout(180_000);
  const time = new PageTime(page);
  let requestCount = 0;
  await time.install(async (route) => {
    if (!/pickup_interactions\/v1\/[^/]+$/.test(new URL(route.request().url()).pathname)) return route.continue();
    requestCount += 1;
    const id = readRequestedId(route.request().url());
    await route.fulfill({ json: { id, status: requestCount < 300 ? 'SUBMITTED' : 'CLAIMED' } });
  });
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
        const text = region?.textContent ?? '';
        if (text !== '' && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await time.during(openCurbside(page));
  await time.during(checkIn(page));
  await time.during(getCurbside(page).locator('.curbside-stage').waitFor());
  const callStore = page.getByText('Please call the store');
  expect(await time.pass(2 * TEN_MINUTES_MS, () => callStore.isVisible())).toBe(true);
  expect(requestCount).toBeGreaterThan(400);
  expect(requestCount).toBeLessThanOrEqual(600);
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  expect(announced).toContain('Your order is on its way to you');
  // The check-in, its progress, and the final box, which screen readers announce as an alert.
  expect(announced.length + 1, announced.join(' | ')).toBeLessThanOrEqual(MOST_ANNOUNCEMENTS);
  const atEnd = requestCount;
  await page.getByRole('button', { name: 'Check again' }).click();
  await time.pass(60_000);
  expect(requestCount).toBe(atEnd + 1);
});
