import type { Page } from '@playwright/test';
import { SURFACES } from '../surfaces/surfaces.js';
import { AS_MEMBER, expectOrder, getHeading } from './support/area.js';
import { expect, test } from './support/test.js';
import { getRows, getWizard } from './support/wizard.js';

/** More than this is felt as a jump; Core Web Vitals accept five times as much. */
const MOST_SHIFT = 0.02;

type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Sums the layout shifts that no press explains, from the page's first frame on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shiftSum: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) if (!entry.hadRecentInput) seen.shiftSum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // A shift is reported after the frame that shows it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shiftSum: number }).shiftSum;
    });
}

/** Presses by script: the browser would excuse every shift in the half second after a real press, also those of late answers. */
async function press(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .first()
    .evaluate((control: HTMLElement) => control.click());
}

for (const width of [1440, 390]) {
  test(`nothing jumps from the history to the return method at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const readSum = await watchShifts(page);
    await page.goto(AS_MEMBER);
    await expect(page.locator('orders-history article').first()).toBeVisible();
    await press(page, 'Show More');
    await expect(page.locator('orders-history article', { hasText: 'US10000001' })).toBeVisible();
    expect(await readSum(), 'in the history').toBeLessThan(MOST_SHIFT);
    await press(page, 'View order Order US10000001');
    await expectOrder(page, 'US10000001');
    expect(await readSum(), 'up to the order').toBeLessThan(MOST_SHIFT);
    await press(page, 'Start return');
    await expect(getRows(page).first()).toBeVisible();
    await getRows(page).getByRole('checkbox').first().check();
    await getWizard(page).getByRole('radio', { name: 'Return it for a refund' }).check();
    await getWizard(page).getByRole('radio', { name: 'Quality' }).check();
    await press(page, 'Continue');
    await expect(getHeading(page)).toHaveText('Select return option');
    await expect(getHeading(page)).toBeFocused();
    await expect(getWizard(page).locator('.method').first()).toBeVisible();
    expect(await readSum(), 'up to the return method').toBeLessThan(MOST_SHIFT);
  });
}

/** Screens whose content comes in several answers, each of which could move what is there already. */
for (const name of ['detail-pickup', 'instructions', 'exchange-colors', 'curbside']) {
  for (const width of [1440, 390]) {
    test(`nothing jumps while ${name} loads at ${width} px`, async ({ page }) => {
      const surface = SURFACES.find((one) => one.name === name);
      if (!surface) throw new Error(`There is no surface ${name}.`);
      await page.setViewportSize({ width, height: 800 });
      const readSum = await watchShifts(page);
      await surface.open(page);
      await page.waitForLoadState('networkidle');
      expect(await readSum()).toBeLessThan(MOST_SHIFT);
    });
  }
}

/** In the European Union, a link to the withdrawal appears; the page's content below it must not move either. */
for (const { name, address, last } of [
  { name: 'lookup', address: '/de/en/orders/details/?as=guest', last: 'orders-guest-lookup section > p:last-child a' },
  { name: 'history', address: '/de/en/orders/?as=member', last: 'orders-history section > p:last-child a' },
]) {
  test(`the link to the withdrawal below the ${name} moves nothing`, async ({ page }) => {
    // Late, so that the screen is shown before.
    await page.route('**/withdrawal-links-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const readSum = await watchShifts(page);
    await page.goto(address);
    await expect(page.locator(last)).toBeVisible();
    expect(await readSum()).toBeLessThan(MOST_SHIFT);
  });
}

test('the observer sees a planted shift', async ({ page }) => {
  const readSum = await watchShifts(page);
  await page.goto(AS_MEMBER);
  await expect(page.locator('orders-history article').first()).toBeVisible();
  const before = await readSum();
  await page.locator('orders-area').evaluate((area: HTMLElement) => (area.style.paddingBlockStart = '120px'));
  await expect.poll(async () => (await readSum()) - before).toBeGreaterThan(MOST_SHIFT);
});
