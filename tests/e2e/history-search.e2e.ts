import type { Page } from '@playwright/test';
import { AS_MEMBER, expectOrder, getDistance, getHeading, getOrderLink, ORDERS } from './support/area.js';
import { getList, getStub } from './support/long-history.js';
import { expect, expectAccessible, expectNoSidewaysScroll, holdBack, tabTo, test } from './support/test.js';
import { openPage } from './support/open-page.js';

/** A member with years of orders. */
const YEARS_OF_ORDERS = `${ORDERS}?as=archive`;
const FOUND = '.search-slot article';

const getSearch = (page: Page) => page.getByRole('search', { name: 'Search your orders' });
const getHome = (page: Page) => page.getByRole('link', { name: 'Orders', exact: true });
const getField = (page: Page) => page.getByRole('searchbox');
const getQuery = (page: Page) => new URL(page.url()).search;

async function search(page: Page, text: string): Promise<void> {
  await getField(page).fill(text);
  await getField(page).press('Enter');
}

test('a search is in the address, beside the keys of the page, and a reload and a shared link show it', async ({
  page,
}) => {
  await page.goto(`${YEARS_OF_ORDERS}&utm=a%2Cb`);
  await search(page, 'tempo');
  await expect.poll(() => getQuery(page)).toBe('?as=archive&utm=a%2Cb&q=tempo');
  await page.getByRole('button', { name: 'Returned' }).click();
  const year = String(new Date().getFullYear() - 2);
  await page.getByRole('combobox', { name: 'Year' }).selectOption(year);
  await expect.poll(() => getQuery(page)).toBe(`?as=archive&utm=a%2Cb&q=tempo&year=${year}&status=returned`);
  await expect(page.locator(FOUND).first()).toContainText(year);
  await page.reload();
  await expect(page.locator(FOUND).first()).toContainText(year);
  await expect(getField(page)).toHaveValue('tempo');
  await expect(page.getByRole('button', { name: 'Returned' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => getQuery(page)).toBe('?as=archive&utm=a%2Cb');
  await expect(getField(page)).toBeFocused();
  await expect(getList(page, 10)).toBeVisible();
});

/** Shows two pages of what was found, and opens an order of the second, so that the page is scrolled. */
async function openFoundOrder(page: Page) {
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(page.locator(FOUND)).toHaveCount(20);
  const link = getOrderLink(page).nth(14);
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  const number = /US\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await link.click();
  await expectOrder(page, number);
  return { link, position, number };
}

test('an order leaves the search out of its address, and Back brings it back with scroll and focus', async ({
  page,
}) => {
  await page.goto(YEARS_OF_ORDERS);
  await search(page, 'tempo');
  await expect(page.locator(FOUND)).toHaveCount(10);
  const { link, position } = await openFoundOrder(page);
  expect(getQuery(page)).toBe('?as=archive');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => getDistance(page, position)).toBeLessThanOrEqual(2);
  await expect(getField(page)).toHaveValue('tempo');
  await expect(page.locator(FOUND)).toHaveCount(20);
  await page.goBack();
  await expect.poll(() => getQuery(page)).toBe('?as=archive');
  await expect(getField(page)).toHaveValue('');
  await expect(page.locator('.search-outcome')).toHaveCount(0);
});

test("the area's link leads back to the search and where it was left, and after a reload to the search", async ({
  page,
}) => {
  await page.goto(YEARS_OF_ORDERS);
  await search(page, 'tempo');
  const { link, position, number } = await openFoundOrder(page);
  await expect(getHome(page)).toHaveAttribute('href', /\/orders\/\?as=archive&q=tempo$/);
  await getHome(page).click();
  await expect.poll(() => getQuery(page)).toBe('?as=archive&q=tempo');
  await expect(link).toBeFocused();
  await expect.poll(() => getDistance(page, position)).toBeLessThanOrEqual(2);
  await expect(page.locator(FOUND)).toHaveCount(20);
  await link.click();
  await expectOrder(page, number);
  await page.reload();
  await expect(page.locator('orders-detail aside')).toBeVisible();
  await getHome(page).click();
  await expect(getField(page)).toHaveValue('tempo');
  await expect(getHeading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(getList(page, 10)).toBeVisible();
  await getOrderLink(page).first().click();
  await expect(getHome(page)).toHaveAttribute('href', /\/orders\/\?as=archive$/);
  await getHome(page).click();
  await expect(getField(page)).toHaveValue('');
});

test('in memory, the link of the area leads back to the search too', async ({ page }) => {
  await openPage(page, {
    path: '/shop/account?tab=orders',
    markup: '<orders-area routing="memory" flags="enableHistorySearch"></orders-area>',
    script: `document.querySelector('orders-area').adapter =
      { user: { id: 'upm-1002' }, getAccessToken: () => 'archive-token' };`,
  });
  await search(page, 'US20005000');
  await expect(page.locator(FOUND)).toHaveCount(1);
  await getOrderLink(page).click();
  await expectOrder(page, 'US20005000');
  await getHome(page).click();
  await expect(page.locator(FOUND)).toHaveCount(1);
  await expect(getOrderLink(page)).toBeFocused();
  expect(getQuery(page)).toBe('?tab=orders');
});

test('the next shopper is not led to the search of the last one', async ({ page }) => {
  await page.goto(YEARS_OF_ORDERS);
  await search(page, 'US20005000');
  await getOrderLink(page).click();
  await expectOrder(page, 'US20005000');
  await page.evaluate(() => {
    const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
    const user = { id: 'upm-1001', email: 'robin.doe@example.com' };
    area.adapter = { user, getAccessToken: () => 'member-token' };
  });
  await expect.poll(() => getQuery(page)).toBe('?as=archive');
  await expect(getField(page)).toHaveValue('');
  await getOrderLink(page).first().click();
  await expect(getHome(page)).toHaveAttribute('href', /\/orders\/\?as=archive$/);
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain('US20005000');
});

test('a guest who signs in from a shared link finds its search', async ({ page }) => {
  await page.goto(`${ORDERS}?utm=a%2Cb&q=run%20tempo&status=delivered`);
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  expect(getQuery(page)).toBe(
    '?utm=a%2Cb&q=run%20tempo&status=delivered&redirectPath=%2Fus%2Fen%2Forders%2F%3Fq%3Drun%2520tempo%26status%3Ddelivered',
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(getField(page)).toHaveValue('run tempo');
  await expect.poll(() => getQuery(page)).toBe('?utm=a%2Cb&as=member&q=run%20tempo&status=delivered');
  await expect(page.getByRole('button', { name: 'Delivered' })).toHaveAttribute('aria-pressed', 'true');
});

test('without the flag, the keys of a search stay those of the page, which keeps them', async ({ page }) => {
  await page.goto(`${ORDERS}?flags=enableEdd&q=theirs`);
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(getOrderLink(page)).toHaveCount(10);
  expect(getQuery(page)).toBe('?flags=enableEdd&as=member&q=theirs');
  await getOrderLink(page).first().click();
  await expect(getHeading(page)).toBeFocused();
  await getHome(page).click();
  await expect(getOrderLink(page)).toHaveCount(10);
  expect(getQuery(page)).toBe('?flags=enableEdd&as=member&q=theirs');
});

test('the keyboard alone searches, and the result is announced once', async ({ page }) => {
  await page.goto(AS_MEMBER);
  await expect(getSearch(page)).toBeVisible();
  await page.evaluate(() => {
    const texts: string[] = ((window as unknown as { announced: string[] }).announced = []);
    const region = document.querySelector('[data-orders-announcer]');
    if (!region) return;
    new MutationObserver(() => region.textContent && texts.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await getField(page).focus();
  await page.keyboard.type('US10000009');
  await expect(page.locator(FOUND)).toHaveCount(1);
  await expect(getField(page)).toBeFocused();
  await tabTo(page, /^Canceled/);
  await page.keyboard.press('Space');
  await expect(page.getByText('No orders match your search')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { announced: string[] }).announced))
    .toEqual(['1 order found', 'No orders match your search']);
  await tabTo(page, /^Clear search/);
  await page.keyboard.press('Enter');
  await expect(getField(page)).toBeFocused();
});

/** How far the focus ring of an element is cut off by the line of choices, in pixels; below 0 if it is whole. */
function measureCut(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((chip) => {
    const ring = 4;
    const [inner, outer] = [chip.getBoundingClientRect(), chip.closest('.search-choices')?.getBoundingClientRect()];
    if (!outer) return NaN;
    const { left, right, top, bottom } = inner;
    return ring + Math.max(outer.left - left, right - outer.right, outer.top - top, bottom - outer.bottom);
  });
}

for (const [locale, width] of [
  ['en', 320],
  ['ru', 320],
  ['ar', 390],
  ['de', 600],
] as const) {
  test(`${locale}: at ${width} px the choices are one line, which brings into view what is focused, pressed or chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/us/${locale}/orders/?as=archive&status=cancelled`);
    await expect(page.locator(FOUND).first()).toBeVisible();
    const last = '.chip:last-child';
    await expect.poll(() => measureCut(page, last), 'the chip of a link').toBeLessThan(1);
    await getField(page).focus();
    for (let choice = 0; choice < 5; choice += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => measureCut(page, '.search-choices :focus'), `choice ${choice}`).toBeLessThan(1);
    }
    for (const isPressed of ['false', 'true']) {
      await page.locator(last).click();
      await expect(page.locator(last)).toHaveAttribute('aria-pressed', isPressed);
      await expect.poll(() => measureCut(page, last), 'the chip that was pressed').toBeLessThan(1);
    }
    expect(await page.locator('.search').evaluate((box) => box.clientHeight)).toBeLessThan(110);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the answer to an earlier search never replaces a later one', async ({ page }) => {
  await page.goto(YEARS_OF_ORDERS);
  await expect(getSearch(page)).toBeVisible();
  const letGo = await holdBack(page, /query\(US20005001\)/);
  await search(page, 'US20005001');
  await expect(page.getByText('Searching…')).toBeVisible();
  await search(page, 'US20005002');
  await expect(page.locator(FOUND)).toContainText('US20005002');
  letGo();
  await page.waitForTimeout(200);
  await expect(page.locator(FOUND)).toHaveCount(1);
  await expect(page.locator(FOUND)).toContainText('US20005002');
});

test('a long list of found orders keeps three pages as cards and restores its stubs', async ({ page }) => {
  test.slow();
  await page.goto(`${YEARS_OF_ORDERS}&status=delivered`);
  for (let shown = 20; shown <= 60; shown += 10) {
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect(getList(page, shown)).toBeAttached();
  }
  await expect(getStub(page, 0)).toBeAttached();
  await expect.poll(() => page.locator(FOUND).count()).toBeLessThanOrEqual(30);
  const anchors: string[] = [];
  page.on('request', (request) => void (request.url().includes('status(delivered)') && anchors.push(request.url())));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('orders-history li').first().getByRole('article')).toBeVisible();
  expect(anchors.length).toBeGreaterThan(0);
});

test('nothing moves when the search comes in, and nothing of it loads without the flag', async ({ page }) => {
  await page.addInitScript(() => {
    const sums = ((window as unknown as { shift: { sum: number } }).shift = { sum: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sums.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(YEARS_OF_ORDERS);
  await expect(getSearch(page)).toBeVisible();
  const moved = await page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum);
  expect(moved).toBeLessThanOrEqual(0.02);
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.goto(`${YEARS_OF_ORDERS}&flags=enableEdd&q=tempo`);
  await expect(page.locator('orders-history article').first()).toBeVisible();
  expect(scripts.filter((url) => url.includes('search-'))).toEqual([]);
  await getOrderLink(page).first().click();
  await expect(getHeading(page)).toBeFocused();
  expect(getQuery(page)).toContain('q=tempo');
});

test('the tag alone searches without touching the address of its page', async ({ page }) => {
  await openPage(page, {
    path: '/shop/page?q=theirs',
    markup: '<orders-history flags="enableHistorySearch"></orders-history>',
    script: `document.querySelector('orders-history').adapter =
      { user: { id: 'upm-1002' }, getAccessToken: () => 'archive-token' };`,
  });
  await expect(getField(page)).toHaveValue('');
  await search(page, 'US20005000');
  await expect(page.locator(FOUND)).toHaveCount(1);
  expect(getQuery(page)).toBe('?q=theirs');
});
