import { loaders } from '../../elements/loaders.js';
import { expectOrder } from './support/area.js';
import { openPage } from './support/open-page.js';
import { expect, GUEST_EMAIL, LOOKUP, lookUp, test } from './support/test.js';

test('contact data is removed from the address at once, and the rest of the address stays', async ({ page }) => {
  await page.goto(`${LOOKUP}?email=${encodeURIComponent(GUEST_EMAIL)}&phoneNumber=5035550101&theme=light#top`);
  await expect(page.getByLabel('Email address')).toHaveValue(GUEST_EMAIL);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?theme=light#top');
  expect(await page.evaluate(() => history.length)).toBe(2);
});

for (const tag of Object.keys(loaders)) {
  test(`a page with only <${tag}> removes contact data from its address`, async ({ page }) => {
    const contact = `email=${encodeURIComponent(GUEST_EMAIL)}&phoneNumber=5035550101`;
    await openPage(page, {
      path: `/shop/page?${contact}&theme=light#/us/en/orders/details/?${contact}`,
      markup: `<${tag} order-number="US10000001"></${tag}>`,
      trustedTypes: tag === 'orders-area' ? 'lit-html' : "'none'",
    });
    await page.evaluate((name) => customElements.whenDefined(name), tag);
    expect(page.url()).not.toMatch(/guest(?:@|%40)|5035550101/);
    expect(page.url()).toContain('theme=light');
  });
}

test('an area with hash routing prefills the contact of a link and shows it in no address', async ({ page, watch }) => {
  await openPage(page, {
    path: `/shop/page#/details/US10000001/?standalone=true&email=${encodeURIComponent(GUEST_EMAIL)}`,
    markup: '<orders-area routing="hash"></orders-area>',
    trustedTypes: 'lit-html',
  });
  await expect(page.getByLabel('Email address')).toHaveValue(GUEST_EMAIL);
  await expect(page.getByLabel('Order number')).toHaveValue('US10000001');
  expect(new URL(page.url()).hash).toBe('#/details/US10000001/?standalone=true');
  await page.getByRole('button', { name: 'Find order' }).click();
  await expect(page.locator('orders-area h2')).toBeVisible();
  expect(JSON.stringify([page.url(), watch.calls.map(({ url }) => url)])).not.toMatch(/guest(?:@|%40)/);
});

test('a standalone lookup with complete data submits itself once', async ({ page, watch }) => {
  await page.goto(`/us/en/orders/details/US10000001/?standalone=true&email=${encodeURIComponent(GUEST_EMAIL)}`);
  await expectOrder(page, 'US10000001');
  expect(watch.calls).toHaveLength(1);
  expect(page.url()).not.toContain('guest');
});

test('a guest leaves no personal data in storage, addresses, console or page', async ({ page, watch, context }) => {
  await page.goto(LOOKUP);
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  const storages = await page.evaluate(async () => ({
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    cookies: document.cookie,
    address: location.href,
    state: JSON.stringify(history.state),
    title: document.title,
    name: window.name,
    light: document.documentElement.outerHTML,
    timing: JSON.stringify(performance.getEntriesByType('resource').map(({ name }) => name)),
  }));
  expect(JSON.stringify([storages, watch.consoleLines, watch.calls.map(({ url }) => url)])).not.toMatch(
    /guest(?:@|%40)/,
  );
  expect(await context.cookies()).toEqual([]);
  expect([storages.local, storages.session, storages.databases]).toEqual(['{}', '{}', '[]']);
  expect(watch.calls[0]?.headers['x-guest-email']).toBe('guest%40example.com');
  expect(watch.calls[0]?.headers).not.toHaveProperty('appid');
  expect(watch.calls[0]?.headers['referer'] ?? '').toBe('');
});

test("a member's token is sent only in the authorization header", async ({ page, watch }) => {
  await page.goto(`${LOOKUP}?as=member`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
  await lookUp(page, 'US10000001');
  await expect(page.getByRole('heading', { name: /^Arriving/ }).first()).toBeVisible();
  expect(watch.calls[0]?.headers['authorization']).toBe('Bearer member-token');
  expect(watch.calls[0]?.url).not.toContain('member-token');
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('member-token');
});
