import { AS_MEMBER, expectOrder, expectPath, getDistance, getHeading, getOrderLink, ORDERS } from './support/area.js';
import { MEMBER_ADAPTER, openPage } from './support/open-page.js';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  listCalls,
  LOOKUP,
  lookUp,
  tabTo,
  test,
} from './support/test.js';

test('a member opens an order, returns to the same scroll position, and goes forward again', async ({
  page,
  watch,
}) => {
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page)).toHaveCount(10);
  const link = getOrderLink(page).nth(6);
  const [orderNumber = ''] = /[A-Z]{2}\d+/.exec((await link.textContent()) ?? '') ?? [];
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(400);

  await link.click();
  await expectOrder(page, orderNumber);
  await expectPath(page, `${ORDERS}sales/${orderNumber}/`);
  await expect(getHeading(page)).toBeInViewport();

  await page.goBack();
  await expectPath(page, ORDERS);
  await expect(getOrderLink(page, orderNumber)).toBeFocused();
  await expect.poll(() => getDistance(page, top)).toBeLessThanOrEqual(2);

  await page.goForward();
  await expectOrder(page, orderNumber);
  expect(listCalls(watch)).toEqual(['GET /history/v1', `GET /history/v1/${orderNumber}`]);

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(getHeading(page)).toBeFocused();
  await expectPath(page, ORDERS);
  await expect(getHeading(page)).toBeInViewport();
  expect(watch.calls).toHaveLength(2);
});

test('a member opens and leaves an order with the keyboard at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page)).toHaveCount(10);
  await tabTo(page, /^View order.*US10000003/);
  await page.keyboard.press('Enter');
  await expectOrder(page, 'US10000003');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getHeading(page)).toBeFocused();
  await expectPath(page, ORDERS);
});

test('a click with a modifier key opens the order in a new tab and leaves the history as it is', async ({
  page,
  context,
}) => {
  await page.goto(AS_MEMBER);
  const opened = context.waitForEvent('page');
  await getOrderLink(page, 'US10000003').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.locator('orders-detail')).toContainText('US10000003');
  await expectPath(tab, `${ORDERS}sales/US10000003/`);
  await expectPath(page, ORDERS);
  await expect(getOrderLink(page)).toHaveCount(10);
});

test('the address of an order opens it, and a reload restores the scroll position', async ({ page, watch }) => {
  const path = `${ORDERS}sales/US10000009/`;
  await page.goto(`${path}?as=member`);
  await expect(page.getByText('Shipment 4 of 4')).toBeVisible();
  // The page opened here, so the area must leave the page's focus alone.
  await expect(getHeading(page)).not.toBeFocused();
  await page.getByText('Shipment 2 of 4').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(400);
  // The area saves the scroll position once scrolling has stopped.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(String(Math.floor(top)));
  await page.reload();
  await expect(page.getByText('Shipment 4 of 4')).toBeVisible();
  await expect.poll(() => getDistance(page, top)).toBeLessThanOrEqual(2);
  await expectPath(page, path);
  expect(listCalls(watch)).toEqual(['GET /history/v1/US10000009', 'GET /history/v1/US10000009']);
});

const SHELLS = [
  { path: '/us/en/orders/', as: 'member', title: 'Member Orders. Fieldhouse', header: 'none' },
  {
    path: '/us/en/orders/sales/US10000001/',
    as: 'member',
    title: 'US10000001 · Order Details. Fieldhouse',
    header: 'link',
  },
  {
    path: '/us/en/orders/returns/RT10000010/',
    as: 'member',
    title: 'RT10000010 · Order Details. Fieldhouse',
    header: 'link',
  },
  { path: '/us/en/orders/details/', as: 'member', title: 'Guest Order Lookup. Fieldhouse', header: 'link' },
  { path: '/us/en/orders/details/', as: 'guest', title: 'Guest Order Lookup. Fieldhouse', header: 'none' },
  {
    path: '/ca/en/orders/sales/CA10000001/',
    as: 'member',
    title: 'CA10000001 · Order Details. Fieldhouse CA',
    header: 'link',
  },
  { path: '/orders/', as: 'member', title: 'Member Orders. Fieldhouse', header: 'none' },
  { path: '/us/en/orders/?standalone=true', as: 'member', title: 'Member Orders. Fieldhouse', header: 'none' },
] as const;

for (const { path, as, title, header } of SHELLS) {
  test(`${path} as ${as} has the title "${title}" and the header "${header}"`, async ({ page }) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}as=${as}`);
    await expect(getHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(title);
    const shown = page.locator('orders-area [part=header]');
    await expect(shown).toHaveCount(header === 'none' ? 0 : 1);
    if (header !== 'none') await expect(shown).toHaveText('Orders');
    await expect(shown.getByRole('link')).toHaveCount(header === 'link' ? 1 : 0);
    if (path.includes('/orders/?') || path === '/orders/') await expect(getHeading(page)).toHaveText('Orders');
  });
}

test('a standalone area has no header', async ({ page }) => {
  const markup = '<orders-area base-path="/shop" standalone></orders-area>';
  const script = `document.querySelector('orders-area').adapter = ${MEMBER_ADAPTER};`;
  await openPage(page, { path: '/shop/us/en/orders/', markup, script });
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(page.locator('orders-area [part=header]')).toHaveCount(0);
});

/** Addresses that redirect a member. The redirect replaces the history entry, so Back leaves the area. */
const REDIRECTS = [
  { from: 'nowhere/', to: '' },
  { from: 'sales/abc/', to: '' },
  { from: 'sales/US10000001/elsewhere/', to: '' },
  { from: 'details/US10000001/', to: 'sales/US10000001/' },
  { from: `details/RT10000010/?redirectPath=${ORDERS}returns/RT10000010/`, to: 'returns/RT10000010/' },
  { from: `details/US10000001/?redirectPath=${ORDERS}returns/RT10000010/`, to: 'sales/US10000001/' },
  { from: `details/?redirectPath=${ORDERS}sales/US10000001/`, to: 'sales/US10000001/' },
] as const;

/** `redirectPath` values that an attacker could put into a link. */
const HOSTILE = [
  '//evil.example/us/en/orders/sales/US10000001/',
  '/\\evil.example/us/en/orders/sales/US10000001/',
  'https://evil.example/us/en/orders/sales/US10000001/',
  `javascript:alert(1)/${ORDERS}sales/US10000001/`,
  `${ORDERS}sales/US10000001/../../../../../evil`,
  '/%09/evil.example',
  '/\t/evil.example/us/en/orders/sales/US10000001/',
].flatMap((address) => [
  { from: `details/?redirectPath=${encodeURIComponent(address)}`, to: 'details/' },
  { from: `details/US10000001/?redirectPath=${encodeURIComponent(address)}`, to: 'sales/US10000001/' },
]);

for (const { from, to } of [...REDIRECTS, ...HOSTILE]) {
  test(`a member who opens ${from} arrives at /${to}`, async ({ page, baseURL }) => {
    const asMember = from.includes('?') ? '&as=member' : '?as=member';
    await page.goto(`${ORDERS}${from}${asMember}`);
    await expect(getHeading(page)).toBeVisible();
    await expectPath(page, `${ORDERS}${to}`);
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
}

test('a member sees the state of a return', async ({ page }) => {
  await page.goto(`${ORDERS}returns/RT10000011/?as=member`);
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  await expect(page.locator('orders-detail')).toContainText('RT10000011');
  await expectAccessible(page);
});

for (const { as, calls } of [
  { as: 'member', calls: ['GET /summary/v1/US10000001', 'GET /history/v1/US10000001'] },
  // Another shopper's order: it is not among the member's own, and the lookup has already read it.
  { as: 'archive', calls: ['GET /summary/v1/US10000001', 'GET /history/v1/US10000001'] },
]) {
  test(`${as} opens an order that the lookup found`, async ({ page, watch }) => {
    await page.goto(`${LOOKUP}?as=${as}`);
    await lookUp(page, 'US10000001');
    await expectOrder(page, 'US10000001');
    await expectPath(page, `${ORDERS}sales/US10000001/`);
    await page.waitForLoadState('networkidle');
    expect(listCalls(watch)).toEqual(calls);
    await page.getByRole('button', { name: 'Start return' }).click();
    await expect(page.locator('orders-return-wizard').getByRole('checkbox').first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expectPath(page, LOOKUP);
  });
}
