import type { Page } from '@playwright/test';
import { AS_MEMBER, expectOrder, expectPath, getDistance, getHeading, getOrderLink, setFault } from './support/area.js';
import { ARCHIVE, getList, openPages, toArchiveNumber } from './support/long-history.js';
import { expect, expectAccessible, holdBack, listCalls, test } from './support/test.js';

function getShowMore(page: Page) {
  return page.getByRole('button', { name: 'Show More' });
}

function getCard(page: Page, orderNumber: string) {
  return page.getByRole('article', { name: orderNumber });
}

/** The order numbers on the page, in order. */
async function listNumbers(page: Page): Promise<string[]> {
  const texts = await getOrderLink(page).allTextContents();
  return texts.map((text) => /[A-Z]{2}\d+/.exec(text)?.[0] ?? text);
}

/** Starts recording the top position of every element that shifts, whether or not the shopper caused it. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tops: number[] = ((window as unknown as { shiftTops: number[] }).shiftTops = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { previousRect: DOMRect }[] })[]) {
        for (const { previousRect } of entry.sources) if (previousRect.height > 0) tops.push(previousRect.top);
      }
    }).observe({ type: 'layout-shift' });
  });
}

async function findHighestShift(page: Page): Promise<number> {
  const tops = await page.evaluate(() => {
    const { shiftTops } = window as unknown as { shiftTops: number[] };
    return shiftTops.splice(0);
  });
  return Math.min(Infinity, ...tops);
}

test('200 orders load ten at a time, each once, and nothing above the button moves', async ({ page, watch }) => {
  test.slow();
  await page.goto(ARCHIVE);
  await expect(getOrderLink(page)).toHaveCount(10);
  await watchShifts(page);
  for (let shown = 20; shown <= 200; shown += 10) {
    await getShowMore(page).scrollIntoViewIfNeeded();
    const { y } = (await page.locator('.show-more').boundingBox()) ?? { y: 0 };
    const top = await page.evaluate(() => scrollY);
    await getShowMore(page).click();
    await expect(getList(page, shown)).toBeAttached();
    await expect(getCard(page, toArchiveNumber(shown - 10))).toBeFocused();
    expect(await getDistance(page, top)).toBe(0);
    expect(await findHighestShift(page)).toBeGreaterThanOrEqual(Math.floor(y));
  }
  const text = (await getList(page, 200).textContent()) ?? '';
  const numbers = new Set(text.match(/US\d{8}/g));
  expect([...numbers]).toEqual(Array.from({ length: 200 }, (_, position) => toArchiveNumber(position)));
  expect(watch.calls).toHaveLength(20);
});

test('going back from an order far down restores the position and the loaded orders', async ({ page, watch }) => {
  await openPages(page, 2);
  const numbers = await listNumbers(page);
  const link = getOrderLink(page).nth(24);
  await link.scrollIntoViewIfNeeded();
  // In the window: above the orders, the place for the partners' tabs may be gone by then.
  const readTop = async (): Promise<number> => (await link.boundingBox())?.y ?? NaN;
  const top = await readTop();
  await link.click();
  await expectOrder(page, numbers[24] ?? '');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThanOrEqual(2);
  expect(await listNumbers(page)).toEqual(numbers);
  expect(listCalls(watch).slice(3)).toEqual([`GET /history/v1/${numbers[24]}`]);
});

test('Show More shows its loading state, sends one request, and announces the result', async ({ page, watch }) => {
  await page.goto(ARCHIVE);
  await expect(getOrderLink(page)).toHaveCount(10);
  const letGo = await holdBack(page, '**/history/v1?*');
  await getShowMore(page).press('Enter');
  const button = page.getByRole('button', { name: 'Loading More Orders' });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.press('Enter');
  await expectAccessible(page);
  letGo();
  await expect(getOrderLink(page)).toHaveCount(20);
  await expect(getCard(page, toArchiveNumber(10))).toBeFocused();
  await expect(page.locator('[data-orders-announcer]')).toHaveText('Showing 20 orders.');
  expect(watch.calls).toHaveLength(2);
});

test('after the last page the button disappears and the first new order has the focus', async ({ page }) => {
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page)).toHaveCount(10);
  await getShowMore(page).press('Enter');
  await expect(getOrderLink(page)).toHaveCount(20);
  await getShowMore(page).press('Enter');
  await expect(getOrderLink(page)).toHaveCount(30);
  await getShowMore(page).press('Enter');
  await expect(getShowMore(page)).toHaveCount(0);
  await expect(page.locator('orders-history article').nth(20)).toBeFocused();
  // The first page is far above the viewport, so it is a stub: these are the second and the third page, and the last eight orders.
  await expect(page.locator('orders-history .stub')).toHaveCount(1);
  const hrefs = await getOrderLink(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(28);
  expect(hrefs).toHaveLength(28);
});

test('a member without orders reads so and gets a link to the shop', async ({ page, watch }) => {
  await page.goto('/gb/en/orders/?as=archive');
  await expect(page.getByText("You don't have any orders yet")).toBeVisible();
  await expect(page.locator('orders-history').getByRole('link')).toHaveAttribute('href', /\/gb\/en$/);
  await expectAccessible(page);
  expect(watch.calls).toHaveLength(1);
});

test('Try again loads orders that could not be read', async ({ page, watch }) => {
  await page.goto(`${AS_MEMBER}&fault=list-order-history:status-500`);
  const box = page.locator('orders-history').getByRole('alert');
  await expect(box).toBeVisible();
  await expect(page).toHaveTitle('Member Orders. Fieldhouse');
  expect(watch.calls).toHaveLength(3);
  await expectAccessible(page);
  await setFault(page);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(getHeading(page)).toBeFocused();
  expect(watch.calls).toHaveLength(4);
});

test('a page that fails to load shows an error above the button and loads on the next press', async ({
  page,
  watch,
}) => {
  await page.goto(ARCHIVE);
  await expect(getOrderLink(page)).toHaveCount(10);
  await setFault(page, 'list-order-history:status-403');
  const box = page.locator('orders-history').getByRole('alert');
  for (let calls = 2; calls <= 3; calls += 1) {
    await getShowMore(page).press('Enter');
    await expect.poll(() => watch.calls.length).toBe(calls);
    await expect(box).toBeVisible();
    await expect(getShowMore(page)).toBeFocused();
    await expect(getOrderLink(page)).toHaveCount(10);
  }
  await expectAccessible(page);
  await setFault(page);
  await getShowMore(page).press('Enter');
  await expect(getOrderLink(page)).toHaveCount(20);
  await expect(box).toHaveCount(0);
  expect(watch.calls).toHaveLength(4);
});

test('orders of another country appear in its language', async ({ page, watch }) => {
  await page.goto('/de/de/orders/?as=member');
  await expect(getHeading(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('orders-history .root')).toHaveAttribute('lang', 'de-DE');
  expect(watch.calls[0]?.url).toContain('filter=country(de)&filter=language(de)');
});

test('only Korea links to its FAQ for a missing order', async ({ page }) => {
  await page.goto('/kr/en/orders/?as=member');
  const banner = page.locator('orders-history .notice', { hasText: "Can't Find Your Order?" });
  await expect(banner.getByRole('link')).toHaveAttribute('href', /\/kr\/en\/help\/faq$/);
  await page.goto('/us/en/orders/?as=member');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a card leads to the one return of its group, and Back returns to its link', async ({ page }) => {
  await page.goto(AS_MEMBER);
  for (const shown of [20, 30]) {
    await getShowMore(page).click();
    await expect(getList(page, shown)).toBeAttached();
  }
  const link = getCard(page, 'US10000010').getByRole('link', { name: /^View return, / });
  await expect(link).toHaveCount(2);
  await link.last().click();
  await expectPath(page, '/us/en/orders/returns/RT10000011/');
  await expectOrder(page, 'RT10000011');
  await page.goBack();
  await expect(link.last()).toBeFocused();
  await expectAccessible(page);
});
