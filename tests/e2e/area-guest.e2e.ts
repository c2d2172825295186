import { expectOrder, expectPath, getHeading, goTo, ORDERS, setFault } from './support/area.js';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  GUEST_EMAIL,
  listCalls,
  LOOKUP,
  lookUp,
  tabTo,
  takePicture,
  test,
} from './support/test.js';

const SALES = `${ORDERS}sales/US10000001/`;

test('a guest is sent from the history to the lookup, and Back leaves the area without a loop', async ({
  page,
  watch,
}) => {
  await page.goto('/us/en/');
  await page.goto(ORDERS);
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  await expectPath(page, LOOKUP);
  await expectAccessible(page);
  await page.goBack();
  await expectPath(page, '/us/en/');
  expect(watch.calls).toEqual([]);
});

test('a guest returns to the requested order after the lookup, with a single request', async ({ page, watch }) => {
  await page.goto(`${SALES}?theme=light`);
  await expect(page.getByLabel('Order number')).toHaveValue('US10000001');
  await expectPath(page, LOOKUP);
  expect(new URL(page.url()).searchParams.get('redirectPath')).toBe(SALES);
  expect(new URL(page.url()).searchParams.get('theme')).toBe('light');
  await page.getByLabel('Email address').fill(GUEST_EMAIL);
  await page.getByRole('button', { name: 'Find order' }).click();
  await expectOrder(page, 'US10000001');
  await expectPath(page, SALES);
  expect(new URL(page.url()).search).toBe('?theme=light');
  await page.waitForLoadState('networkidle');
  expect(listCalls(watch)).toEqual(['GET /summary/v1/US10000001']);
});

test('an order other than the requested one opens at its own address', async ({ page }) => {
  await page.goto(SALES);
  await expect(page.getByLabel('Order number')).toHaveValue('US10000001');
  await lookUp(page, 'US10000022');
  await expectOrder(page, 'US10000022');
  await expectPath(page, `${ORDERS}details/US10000022/`);
});

test('a wrong email finds no order, and the requested order is remembered', async ({ page, watch }) => {
  await page.goto(SALES);
  await lookUp(page, 'US10000001', 'other@example.com');
  await expect(page.getByRole('group', { name: "We couldn't find that order" })).toBeFocused();
  await expectPath(page, LOOKUP);
  expect(new URL(page.url()).searchParams.get('redirectPath')).toBe(SALES);
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  await expectPath(page, SALES);
  expect(watch.calls).toHaveLength(2);
});

test('the guest address of an order shows the form with its number, then the order at the same address', async ({
  page,
  watch,
}) => {
  const address = `${ORDERS}details/US10000001/`;
  await page.goto('/us/en/');
  await page.goto(address);
  await expect(page.getByLabel('Order number')).toHaveValue('US10000001');
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  await expectPath(page, address);
  await expect(page).toHaveTitle('US10000001 · Guest Order Lookup. Fieldhouse');
  expect(listCalls(watch)).toEqual(['GET /summary/v1/US10000001']);
  // The address did not change, so the lookup added no history entry.
  await page.goBack();
  await expectPath(page, '/us/en/');
});

test("the titles of a guest's screens name the screen and the number", async ({ page }) => {
  await page.goto(LOOKUP);
  await lookUp(page, 'US10000001');
  await expect(page).toHaveTitle('US10000001 · Guest Order Lookup. Fieldhouse');
  await page.getByRole('button', { name: 'Start return' }).click();
  await expect(page).toHaveTitle('Items · US10000001 · Guest Order Lookup. Fieldhouse');
  await page.goBack();
  await expect(page).toHaveTitle('US10000001 · Guest Order Lookup. Fieldhouse');
});

test("a reload forgets the guest's contact and shows the form with the order number", async ({ page }) => {
  await page.goto(LOOKUP);
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  await page.reload();
  await expect(page.getByLabel('Order number')).toHaveValue('US10000001');
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

test('a guest whose contact is known opens another of their orders without the form', async ({ page, watch }) => {
  await page.goto(LOOKUP);
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  await goTo(page, `${ORDERS}sales/US10000022/`);
  await expectOrder(page, 'US10000022');
  expect(watch.calls[1]?.headers['x-guest-email']).toBe('guest%40example.com');
});

for (const fault of ['status-500', 'status-404'] as const) {
  test(`${fault}: a guest whose order cannot be read returns to the lookup, which then opens the order`, async ({
    page,
  }) => {
    await page.goto(LOOKUP);
    await lookUp(page, 'US10000001');
    await expectOrder(page, 'US10000001');
    await setFault(page, `get-order-summary:${fault}`);
    await goTo(page, `${ORDERS}sales/US10000022/`);
    await expect(page.getByLabel('Order number')).toHaveValue('US10000022');
    await expectPath(page, LOOKUP);
    await expect(getHeading(page)).toBeFocused();
    await expect(page.locator('orders-area').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `area-guest-sent-back-${fault}`);
    await setFault(page);
    await lookUp(page, 'US10000022');
    await expectOrder(page, 'US10000022');
    await expectPath(page, `${ORDERS}sales/US10000022/`);
  });
}

test('a guest finds an order with the keyboard alone at 320 px', async ({ page, watch }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(LOOKUP);
  await expect(getHeading(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'area-lookup-320');
  await tabTo(page, /Order number/);
  await page.keyboard.type('US10000001');
  await tabTo(page, /Email address/);
  await page.keyboard.type(GUEST_EMAIL);
  await page.keyboard.press('Enter');
  await expectOrder(page, 'US10000001');
  await expectPath(page, `${ORDERS}details/US10000001/`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'area-guest-detail-320');
  expect(watch.calls).toHaveLength(1);
});

test('a member who was signed out is asked to sign in again', async ({ page }) => {
  await page.goto(`${ORDERS}?as=logged-out`);
  await expect(page.getByText(/^You're signed out\./)).toBeVisible();
  await expectPath(page, LOOKUP);
  await expectAccessible(page);
});

test('showSignin in the query opens sign-in, and the member is not asked again', async ({ page }) => {
  await page.goto(`${LOOKUP}?showSignin=true`);
  await expect.poll(() => new URL(page.url()).searchParams.get('as')).toBe('member');
  await expect(getHeading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});

/** The address a guest requests before signing in, and the address after it. */
for (const { expected, to } of [
  { expected: SALES, to: SALES },
  { expected: ORDERS, to: ORDERS },
  { expected: LOOKUP, to: LOOKUP },
]) {
  test(`a guest who signs in at ${expected} arrives at ${to}`, async ({ page }) => {
    await page.goto(expected);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('as')).toBe('member');
    await expectPath(page, to);
    await expect(getHeading(page)).toBeVisible();
    await expect(page.locator('orders-area [part=header]')).toHaveCount(to === ORDERS ? 0 : 1);
  });
}
