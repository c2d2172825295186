import type { Page } from '@playwright/test';
import { chooseRefund } from '../support/choose-refund.js';
import { countExchanges, EXCHANGED, goToReview, goToReviewOfTwo } from './support/exchange.js';
import { chooseItem, countReturns, getWizard, openWizard } from './support/wizard.js';
import { expect, test } from './support/test.js';

// The flows have several steps and jobs that are slow on a busy machine.
test.setTimeout(90_000);
/** More steps than any return has. */
const MOST_STEPS = 6;

/** Selects the first choice of each step and continues until the return is submitted. */
async function goThrough(page: Page): Promise<void> {
  const wizard = getWizard(page);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const action = wizard.locator('.wizard-side .is-primary');
    const choice = wizard.locator('.method input, .store-choice input, .address-choice input').first();
    // The choices of a step may still be loading.
    await expect(async () => {
      await chooseRefund(page);
      if ((await choice.count()) > 0) await choice.check({ timeout: 1_000 });
      await expect(action).toBeEnabled({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    const isLast = (await action.textContent()) === 'Submit return';
    await action.click();
    if (isLast) return;
    await expect(wizard.getByRole('heading', { level: 2 })).toBeFocused();
  }
  throw new Error('The return has no end.');
}

for (const orderNumber of [
  ...['US10000001', 'US10000008', 'US10000010', 'US10000012', 'US10000017'],
  ...['JP10000001', 'KR10000001', 'AU10000001', 'GB10000001', 'DE10000001', 'NL10000001'],
]) {
  test(`${orderNumber} can be returned from items to instructions, with one request`, async ({ page }) => {
    const country = orderNumber.slice(0, 2).toLowerCase();
    const world = await openWizard(page, { orderNumber, country });
    await chooseItem(page);
    await goThrough(page);
    await page.waitForURL(new RegExp(`/${country}/en/orders/returns/RT\\d{8}/`), { timeout: 20_000 });
    await expect(page.locator('orders-area').getByRole('heading', { level: 2 })).toBeVisible();
    expect(await countReturns(page, world)).toBe(1);
  });
}

test('US10000012 exchanges two items from selection to confirmation', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: EXCHANGED });
  await goToReviewOfTwo(page);
  await getWizard(page).getByRole('button', { name: 'Submit exchange' }).click();
  await page.waitForURL(/\/us\/en\/orders\/returns\/RT20000001\//, { timeout: 20_000 });
  await expect(page.locator('orders-return-instructions').getByText('View exchange order EX20000001')).toBeVisible();
  expect([await countReturns(page, world), await countExchanges(page, world)]).toEqual([1, 1]);
  await page.goto(`/us/en/orders/sales/EX20000001/?as=member&world=${world}`);
  await expect(page.locator('orders-detail .item')).toHaveCount(2);
});

test('an exchange for the same price shows no refund', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: EXCHANGED });
  await goToReview(page, { color: 0 });
  await getWizard(page).getByRole('button', { name: 'Submit exchange' }).click();
  await page.waitForURL(/\/returns\/RT20000001\//, { timeout: 20_000 });
  await page.goto(`/us/en/orders/returns/RT20000001/?as=member&world=${world}`);
  const order = page.locator('orders-detail');
  await expect(order.locator('.refund-title')).toHaveText('Your return');
  await expect(order.locator('.refund')).toContainText("There's no refund for this return.");
  await expect(order.locator('.refund-progress li > span')).toHaveCount(3);
  await expect(order).not.toContainText('Your refund');
});

test('US10000015 succeeds on the second try under the same return number', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: 'US10000015' });
  const named: unknown[] = [];
  await page.route('**/user_return_captures/v1*', async (call) => {
    const response = await call.fetch();
    const { response: job } = (await response.json()) as { response: { returnOrderNumber: string } };
    named.push(job.returnOrderNumber, call.request().postData());
    await call.fulfill({ response });
  });
  await chooseItem(page);
  await goThrough(page);
  await page.getByRole('button', { name: 'Try again' }).click({ timeout: 20_000 });
  await page.waitForURL(/\/returns\/RT\d{8}\//, { timeout: 20_000 });
  const [number, request] = named;
  expect(page.url()).toContain(`/returns/${String(number)}/`);
  expect(named).toEqual([number, request, number, request]);
  expect(await countReturns(page, world)).toBe(2);
});

test('US10000016 ends with an unknown outcome and loses no choices', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: 'US10000016' });
  await chooseItem(page);
  await goThrough(page);
  const box = page.getByRole('dialog', { name: "We don't know yet whether your return was submitted" });
  await expect(box).toBeVisible({ timeout: 60_000 });
  expect(await countReturns(page, world)).toBe(1);
  // The job continues to be polled, and the choices are still there after a reload.
  await page.reload();
  await expect(getWizard(page).locator('.method input:checked')).toHaveCount(1);
});
