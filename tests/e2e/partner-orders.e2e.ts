import type { Page } from '@playwright/test';
import { expectPath, getHeading, goTo, ORDERS, setFault } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, holdBack, test } from './support/test.js';

const PARTNERS = `${ORDERS}partners/?as=member`;
const MORE = '**/partner_history/v1?*anchor*';

const getCards = (page: Page) => page.locator('orders-partner-history article');
const getTab = (page: Page, name: string) =>
  page.locator('orders-area').getByRole('navigation').getByRole('link', { name, exact: true });
const getShowMore = (page: Page) => page.getByRole('button', { name: 'Show More' });

/** Records requests for partner orders and consents. */
function listRequested(page: Page): string[] {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:partner_history|identity)\//.test(pathname)) requestedUrls.push(pathname);
  });
  return requestedUrls;
}

test('a member switches between the tabs for own and partner orders, each read once', async ({ page }) => {
  const requestedUrls = listRequested(page);
  await page.goto(`${ORDERS}?as=member`);
  await expect(getTab(page, 'Fieldhouse Orders')).toHaveAttribute('aria-current', 'page');
  await getTab(page, 'Partner Orders').click();
  await expect(page).toHaveURL(/\/us\/en\/orders\/partners\/\?as=member$/);
  await expect(getHeading(page)).toHaveText('Orders Partner Orders');
  await expect(getHeading(page)).toBeFocused();
  await expect(getCards(page)).toHaveCount(10);
  await expect(getTab(page, 'Partner Orders')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Partner Orders · Member Orders. Fieldhouse');
  await expectAccessible(page);
  await getTab(page, 'Fieldhouse Orders').click();
  await expect(getHeading(page)).toHaveText('Orders');
  await page.goBack();
  await expect(getCards(page)).toHaveCount(10);
  expect(requestedUrls).toEqual(['/identity/user/v1/upm-1001/consents', '/partner_history/v1']);
});

test('a card shows the status, the partner, the product and the order number', async ({ page }) => {
  await page.goto(PARTNERS);
  const gated = getCards(page).nth(3);
  await expect(gated.getByRole('heading')).toHaveText('Delivered');
  await expect(gated).toContainText('Stride Running Club');
  await expect(gated).toContainText('Pace Lightweight Racing Singlet');
  await expect(gated).toContainText(/Style PC4025-\d+ · Size S/);
  await expect(gated).toContainText('Member exclusive');
  await expect(gated).toContainText('$42.00');
  await expect(gated).toContainText('Order SRC-20102');
  await expect(page.getByText('Member exclusive')).toHaveCount(1);
  // An unknown status shows in the partner's own words.
  await expect(getCards(page).nth(2).getByRole('heading')).toHaveText('Delayed by the partner');
  await expect(getCards(page).nth(2)).toContainText('Qty 2');
  await expectNoSidewaysScroll(page);
});

test('Show More loads the rest and moves focus to the first new order', async ({ page }) => {
  await page.goto(PARTNERS);
  await expect(getCards(page)).toHaveCount(10);
  const letGo = await holdBack(page, MORE);
  await getShowMore(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Loading More Orders' })).toBeFocused();
  letGo();
  await expect(getCards(page)).toHaveCount(12);
  await expect(getShowMore(page)).toHaveCount(0);
  await expect(getCards(page).nth(10)).toBeFocused();
  await expect(page.locator('[data-orders-announcer]')).toHaveText('Showing 12 orders.');
});

test('a failed Show More shows an error that can be dismissed, and the next press loads the orders', async ({
  page,
}) => {
  await page.goto(PARTNERS);
  await expect(getCards(page)).toHaveCount(10);
  await page.route(MORE, (call) => call.fulfill({ status: 403, body: '{}' }));
  await getShowMore(page).press('Enter');
  const box = page.locator('orders-partner-history').getByRole('alert');
  await expect(box).toBeVisible();
  await expect(getShowMore(page)).toBeFocused();
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(box).toHaveCount(0);
  await expect(getShowMore(page)).toBeFocused();
  await expect(getCards(page)).toHaveCount(10);
  await page.unroute(MORE);
  await getShowMore(page).press('Enter');
  await expect(getCards(page)).toHaveCount(12);
});

test('Try again loads partner orders that could not be read', async ({ page }) => {
  await page.goto(`${PARTNERS}&fault=list-partner-history:status-500`);
  const box = page.locator('orders-partner-history').getByRole('alert');
  await expect(box).toBeVisible();
  await expect(getTab(page, 'Fieldhouse Orders')).toBeVisible();
  await expectAccessible(page);
  await setFault(page);
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(getCards(page)).toHaveCount(10);
  await expect(getTab(page, 'Fieldhouse Orders')).toBeVisible();
  await expect(getHeading(page)).toBeFocused();
});

test('without the flag the partner address leads to the own orders, which have no tabs', async ({ page }) => {
  const requestedUrls = listRequested(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${PARTNERS}&flags=enableEdd`);
  await expect(page.locator('orders-history article')).toHaveCount(10);
  await expect(page).toHaveURL(/\/us\/en\/orders\/\?/);
  await expect(page.locator('orders-area').getByRole('navigation')).toHaveCount(0);
  expect(requestedUrls).toEqual([]);
  expect(scripts.filter((url) => /history-tabs|\/partners-/.test(url))).toEqual([]);
});

test('a guest is sent to the lookup and returns to the partner orders after sign-in', async ({ page }) => {
  const requestedUrls = listRequested(page);
  await page.goto(`${ORDERS}partners/?as=guest`);
  await expect(page.locator('input[name=orderNumber]')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirectPath')).toBe('/us/en/orders/partners/');
  expect(requestedUrls).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(getCards(page)).toHaveCount(10);
});

test('a member without consents sees no tabs, and is led from the partner orders to the history', async ({ page }) => {
  await page.goto(`${ORDERS}?as=no-consent`);
  await expect(page.locator('orders-history article')).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('orders-area').getByRole('navigation')).toHaveCount(0);
  await goTo(page, `${ORDERS}partners/?as=no-consent`);
  await expectPath(page, ORDERS);
  await expect(page.locator('orders-history article')).toHaveCount(10);
});

test('without partners no space is left for tabs, if that is known before the orders', async ({ page }) => {
  const letGo = await holdBack(page, '**/history/v1*');
  const consents = page.waitForResponse('**/consents');
  await page.goto(`${ORDERS}?as=no-consent`);
  await (await consents).finished();
  letGo();
  await expect(page.locator('orders-history article').first()).toBeVisible();
  await expect(page.locator('orders-history .is-action')).toHaveCount(0);
});

for (const fault of ['list-consents:status-500', 'list-consents:malformed', 'list-consents:drift-types']) {
  test(`tabs that arrive late or fail do not move the page: ${fault}`, async ({ page }) => {
    const letGo = await holdBack(page, '**/identity/**');
    await page.goto(`${ORDERS}?as=member&fault=${fault}`);
    const first = page.locator('orders-history article').first();
    await expect(first).toBeVisible();
    await page.waitForLoadState('load');
    const before = await first.boundingBox();
    letGo();
    if (fault.endsWith('drift-types')) await expect(getTab(page, 'Partner Orders')).toBeVisible();
    else await page.waitForLoadState('networkidle');
    expect(await first.boundingBox()).toEqual(before);
    await expect(page.locator('orders-area').getByRole('navigation')).toHaveCount(
      fault.endsWith('drift-types') ? 1 : 0,
    );
  });
}

test('the questions can be reached by a link and by their anchor', async ({ page }) => {
  await page.goto(PARTNERS);
  await expect(getCards(page)).toHaveCount(10);
  const heading = page.getByRole('heading', { name: 'Questions and answers' });
  await page.getByRole('link', { name: 'Questions about partner orders' }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const questions = page.locator('orders-partner-history summary');
  await expect(questions).toHaveText([
    'What are partner orders?',
    'Why is an order missing?',
    'How do I return a partner order?',
    'Who do I contact?',
  ]);
  await questions.nth(2).press('Enter');
  await expect(page.getByText("under that partner's return policy")).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.goto('about:blank');
  await page.goto(`${PARTNERS}#partner-faq`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the end of the session removes the partner orders and the tabs', async ({ page }) => {
  await page.goto(PARTNERS);
  await expect(getCards(page)).toHaveCount(10);
  await page.evaluate(() => {
    const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
    area.adapter = { ...area.adapter, user: null, getAccessToken: () => null };
  });
  await expect(page.locator('input[name=orderNumber]')).toBeVisible();
  await expect(getCards(page)).toHaveCount(0);
});
