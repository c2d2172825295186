import type { Page } from '@playwright/test';
import { expectOrder, expectPath, getHeading, getOrderLink } from './support/area.js';
import { MEMBER_ADAPTER, openPage } from './support/open-page.js';
import { expect, expectAccessible, lookUp, test } from './support/test.js';

interface Navigation {
  readonly to: string;
  readonly route: string;
}

interface AreaPage {
  readonly path: string;
  readonly attributes: string;
  readonly adapter?: string;
}

/** Opens a page with an area that records each navigation, and cancels it when `isMine` is set. */
async function openArea(page: Page, { path, attributes, adapter = MEMBER_ADAPTER }: AreaPage): Promise<void> {
  await openPage(page, {
    path,
    markup: `<orders-area brand="Fieldhouse" ${attributes}></orders-area>`,
    script: `window.moves = [];
      document.addEventListener('orders-navigate', (event) => {
        window.moves.push({ ...event.detail, at: location.pathname + location.hash });
        if (window.isMine) event.preventDefault();
      });
      document.querySelector('orders-area').adapter = ${adapter};`,
  });
}

function listMoves(page: Page): Promise<Navigation[]> {
  return page.evaluate(() => (window as unknown as { moves: Navigation[] }).moves);
}

test('hash routing puts the path behind the # and keeps the rest of the address', async ({ page }) => {
  await openArea(page, { path: '/shop/account?tab=orders', attributes: 'routing="hash"' });
  await expect(getOrderLink(page)).toHaveCount(10);
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual(['/shop/account', '?tab=orders', '#/sales/US10000003/']);
  await expectAccessible(page);
  await page.goBack();
  await expect(getOrderLink(page)).toHaveCount(10);
  await page.evaluate(() => location.assign('#/sales/US10000004/'));
  await expectOrder(page, 'US10000004');
  await page.reload();
  await expect(page.locator('orders-detail')).toContainText('US10000004');
});

test('hash routing returns a guest to the requested order', async ({ page }) => {
  await openArea(page, { path: '/shop/account#/sales/US10000001/', attributes: 'routing="hash"', adapter: '{}' });
  await expect(page.getByLabel('Order number')).toHaveValue('US10000001');
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  expect(new URL(page.url()).hash).toBe('#/sales/US10000001/');
});

test('memory routing leaves the address, the title and the history entries to the page', async ({ page }) => {
  await openArea(page, { path: '/shop/account?tab=orders#top', attributes: 'routing="memory"' });
  await expect(getOrderLink(page)).toHaveCount(10);
  const before = await page.evaluate(() => [location.href, document.title, history.length, history.state as unknown]);
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(getHeading(page)).toBeFocused();
  await expect(getOrderLink(page)).toHaveCount(10);
  const after = await page.evaluate(() => [location.href, document.title, history.length, history.state as unknown]);
  expect(after).toEqual(before);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
});

test('the area reads and writes its addresses below a base path', async ({ page }) => {
  await openArea(page, { path: '/shop/eu/de/de/orders/', attributes: 'base-path="/shop/eu/"' });
  await expect(page.locator('orders-history .root')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveTitle(/\. Fieldhouse DE$/);
  await page.locator('orders-history a[href$="/sales/DE10000001/"]').first().click();
  await expectOrder(page, 'DE10000001');
  await expectPath(page, '/shop/eu/de/de/orders/sales/DE10000001/');
});

test('the page learns of each navigation before it happens, with address and route', async ({ page }) => {
  await openArea(page, { path: '/shop/us/en/orders/', attributes: 'base-path="/shop"' });
  const home = '/shop/us/en/orders/';
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(getOrderLink(page)).toHaveCount(10);
  expect(await listMoves(page)).toEqual([
    { to: `${home}sales/US10000003/`, route: 'salesDetail', at: home },
    { to: home, route: 'history', at: `${home}sales/US10000003/` },
  ]);
});

test('the page learns that a guest is sent to the lookup', async ({ page }) => {
  await openArea(page, { path: '/shop/us/en/orders/', attributes: 'base-path="/shop"', adapter: '{}' });
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  expect((await listMoves(page)).map(({ route }) => route)).toEqual(['lookup', 'guestDetail']);
});

test('the area stays where it is when the page handles a navigation itself', async ({ page }) => {
  await openArea(page, { path: '/shop/us/en/orders/', attributes: 'base-path="/shop"' });
  await expect(getOrderLink(page)).toHaveCount(10);
  await page.evaluate(() => Object.assign(window, { isMine: true }));
  await getOrderLink(page, 'US10000003').click();
  await expect.poll(() => listMoves(page)).toHaveLength(1);
  await expectPath(page, '/shop/us/en/orders/');
  await expect(getOrderLink(page)).toHaveCount(10);
  await page.evaluate(() => Object.assign(window, { isMine: false }));
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
});

test('when the page handles the guest redirect itself, it is asked once and the area shows nothing', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { isMine: true }));
  await openArea(page, { path: '/shop/us/en/orders/', attributes: 'base-path="/shop"', adapter: '{}' });
  await expect.poll(() => listMoves(page)).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  const here = '/shop/us/en/orders/';
  expect(await listMoves(page)).toEqual([
    { to: `${here}details/?redirectPath=${encodeURIComponent(here)}`, route: 'lookup', at: here },
  ]);
  await expectPath(page, here);
  await expect(page.locator('orders-area').getByRole('heading')).toHaveCount(0);
});
