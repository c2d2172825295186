import { expectOrder } from './support/area.js';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  getFocusedName,
  GUEST_EMAIL,
  listCalls,
  LOOKUP,
  lookUp,
  tabTo,
  takePicture,
  test,
} from './support/test.js';

test('a guest finds order US10000001 in a standalone lookup with the keyboard at 320 px', async ({
  page,
  watch,
  partner,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(partner);
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'lookup-320');

  await tabTo(page, /Order number/);
  await page.keyboard.type('US10000001');
  await tabTo(page, /Email address/);
  await page.keyboard.type(GUEST_EMAIL);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'We found your order' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'Order US10000001' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Delivered/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'found-320');
  expect(watch.calls).toHaveLength(1);

  await tabTo(page, /Look up another order/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  expect(await getFocusedName(page)).not.toBe('');
});

test('errors appear below their fields after the first try and follow every change', async ({ page, watch }) => {
  await page.goto(LOOKUP);
  await lookUp(page, 'ab', 'nobody');
  await expect(page.getByLabel('Order number')).toBeFocused();
  await expect(
    page.getByText(/^Please enter a valid order number and email address or phone number\. Note/),
  ).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'errors');
  await page.getByLabel('Email address').fill(GUEST_EMAIL);
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
  await expect(page.getByText('Please enter a valid order number.')).toBeVisible();
  expect(watch.calls).toEqual([]);
});

for (const wrong of ['abc', 'a'.repeat(33), 'US-1000001', 'US1000000１', 'US10000001;']) {
  test(`the order number ${wrong} is rejected before any call`, async ({ page, watch }) => {
    await page.goto(LOOKUP);
    await lookUp(page, wrong);
    await expect(page.getByText('Please enter a valid order number.')).toBeVisible();
    await expect(page.getByLabel('Order number')).toHaveValue(wrong);
    expect(watch.calls).toEqual([]);
  });
}

test('an unknown order, a wrong email and a wrong phone number show the same error', async ({ page, watch }) => {
  const seen: string[] = [];
  const tries = [
    { number: 'US19999999', email: GUEST_EMAIL },
    { number: 'US10000001', email: 'other@example.com' },
    { number: 'US10000001', phone: '5035550199' },
  ];
  for (const { number, email, phone } of tries) {
    const before = watch.calls.length;
    await page.goto(LOOKUP);
    await page.evaluate(() => {
      const events: unknown[] = ((window as unknown as { seen: unknown[] }).seen = []);
      document.addEventListener('orders-error', (event) => events.push((event as CustomEvent).detail));
    });
    await page.getByLabel('Order number').fill(number);
    if (email !== undefined) await page.getByLabel('Email address').fill(email);
    if (phone !== undefined) {
      await page.getByRole('button', { name: 'Use a phone number instead' }).click();
      await page.getByLabel('Phone number').fill(phone);
    }
    await page.getByRole('button', { name: 'Find order' }).click();
    const box = page.getByRole('group', { name: "We couldn't find that order" });
    await expect(box).toBeFocused();
    const events = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
    seen.push(JSON.stringify([await box.innerText(), events, watch.calls.length - before]));
    await expectAccessible(page);
  }
  await takePicture(page, 'miss');
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toContain('input-credentials-invalid');
});

test('after five misses the form pauses, and so does a second form on the page', async ({ page }) => {
  await page.goto(LOOKUP);
  for (let miss = 0; miss < 5; miss += 1) {
    await lookUp(page, 'US10000001', `wrong${miss}@example.com`);
    await expect(page.getByRole('group', { name: /couldn't find|Too many attempts/ })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Find order' })).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(page.getByText(/You can try again in (?:1:00|0:5\d)/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find order' })).toBeDisabled();
  await expectAccessible(page);
  await takePicture(page, 'cool-down');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('orders-guest-lookup')));
  await expect(page.getByText(/You can try again in/)).toHaveCount(2);
});

test('a phone number is checked first and opens an order without an email address', async ({ page, watch }) => {
  await page.goto(LOOKUP);
  await page.getByLabel('Order number').fill('US10000027');
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.getByLabel('Phone number').fill('(503) 555-0101');
  await page.getByRole('button', { name: 'Find order' }).click();
  await expectOrder(page, 'US10000027');
  expect(listCalls(watch)).toEqual(['POST /order_mgmt/guest_credentials/v1', 'GET /summary/v1/US10000027']);
  expect(watch.calls[1]?.headers['x-guest-phone']).toBe('5035550101');
});

test('China asks for consent first and adds its dial code to the phone number', async ({ page, watch }) => {
  await page.goto('/cn/en/orders/details/CN10000003/');
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.getByLabel('Phone number').fill('13800138000');
  await expect(page.getByRole('button', { name: 'Find order' })).toBeDisabled();
  await expect(page.getByText('Accept the terms to continue.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    /\/cn\/en\/legal\/privacy-policy$/,
  );
  await expectAccessible(page);
  await takePicture(page, 'china');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Find order' }).click();
  await expectOrder(page, 'CN10000003');
  expect(watch.calls[1]?.headers['x-guest-phone']).toBe('+8613800138000');
});
