import type { Page } from '@playwright/test';
import { AS_MEMBER, expectOrder, expectPath, getHeading, getOrderLink, ORDERS, type AreaTag } from './support/area.js';
import { openPage } from './support/open-page.js';
import { expect, expectAccessible, listCalls, LOOKUP, takePicture, test } from './support/test.js';

const FAULT_HEADER = 'x-sandbox-fault';

/** The events and token reasons that the page recorded. */
function listSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** Keeps the member, and from now on records sign-in events and token reasons and gives calls a fault. */
async function recordTokens(page: Page, fault: string): Promise<void> {
  await page.evaluate(
    ({ header, name }) => {
      const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
      document.addEventListener('orders-sign-in', (event) => {
        event.preventDefault();
        seen.push('orders-sign-in');
      });
      const area = document.querySelector('orders-area') as AreaTag;
      area.adapter = {
        ...area.adapter,
        getAccessToken({ reason }: { reason: string }) {
          seen.push(reason);
          return 'member-token';
        },
        retailer: { headers: { [name]: header } },
      };
    },
    { header: fault, name: FAULT_HEADER },
  );
}

/** Has the page sign in another member, or sign out. */
async function changeUser(page: Page, user: { id: string; token: string } | null): Promise<void> {
  await page.evaluate((next) => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = []);
    document.addEventListener('orders-session-end', (event) => {
      seen.push((event as CustomEvent<{ reason: string }>).detail.reason);
    });
    const area = document.querySelector('orders-area') as AreaTag;
    area.adapter = { user: next && { id: next.id }, getAccessToken: () => next?.token ?? null };
  }, user);
}

interface PageData {
  readonly builds: Readonly<Record<string, { readonly pageStates: Map<string, object> }>>;
}

/** All the data in the page that the next shopper, or the page itself, could read. */
function readTraces(page: Page): Promise<string> {
  return page.evaluate(() => {
    const collect = (root: Document | ShadowRoot): string[] => [
      root instanceof Document ? root.documentElement.outerHTML : root.innerHTML,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? collect(shadowRoot) : [])),
    ];
    const data = (globalThis as unknown as Record<symbol, PageData | undefined>)[Symbol.for('orders-area/1')];
    const { builds = {}, ...values } = data ?? {};
    const pageStates = Object.values(builds).flatMap((registry) => [...registry.pageStates.entries()]);
    return JSON.stringify([
      collect(document),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      document.title,
      values,
      pageStates,
    ]);
  });
}

test('an expired token is requested once more, and the call is sent once again', async ({ page, watch }) => {
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page)).toHaveCount(10);
  // The history requests the partner link last.
  await expect(page.getByRole('link', { name: 'Partner Orders' })).toBeVisible();
  await recordTokens(page, 'get-order:once-status-401');
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await expect.poll(() => listSeen(page)).toEqual(['call', 'expired']);
  await expect.poll(() => listCalls(watch).slice(1)).toEqual(Array(2).fill('GET /history/v1/US10000003'));
  await page.waitForLoadState('networkidle');
  expect(watch.calls).toHaveLength(3);
});

test('an ended session leads to sign-in and is not tried a third time', async ({ page, watch }) => {
  await page.goto(`${ORDERS}sales/US10000001/?as=member&fault=get-order:status-401`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(watch.calls).toHaveLength(2);
  await expectAccessible(page);
  await takePicture(page, 'detail-signed-out');
  await recordTokens(page, 'get-order:status-401');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => listSeen(page)).toContain('orders-sign-in');
  expect(watch.calls).toHaveLength(2);
});

test('a new member sees only their own orders and no data of the previous member', async ({ page, watch }) => {
  await page.goto(AS_MEMBER);
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await page.goBack();
  await expect(getOrderLink(page)).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  await changeUser(page, { id: 'upm-1002', token: 'archive-token' });
  await expect(getOrderLink(page, 'US2')).toHaveCount(10);
  expect(await listSeen(page)).toEqual(['user-changed']);
  expect(await readTraces(page)).not.toMatch(/US1\d{7}|upm-1001|member-token/);
  expect(watch.calls.at(-1)?.headers['authorization']).toBe('Bearer archive-token');
  // Forward leads to an order that belongs to the previous member.
  await page.goForward();
  await expect(page.locator('orders-detail').getByRole('alert')).toBeVisible();
  await expect(page.locator('orders-detail')).not.toContainText('Harbour');
});

test('signing out leaves no trace', async ({ page, watch }) => {
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page)).toHaveCount(10);
  await changeUser(page, null);
  await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible();
  await expectPath(page, LOOKUP);
  expect(await listSeen(page)).toEqual(['user-changed']);
  expect(await readTraces(page)).not.toMatch(/US1\d{7}|upm-1001|robin|member-token/i);
  await expect(page.locator('orders-area [part=header]')).toHaveCount(0);
  expect(watch.calls).toHaveLength(1);
});

test('signing out on an order leaves no trace, not even in the address', async ({ page }) => {
  await page.goto(`${ORDERS}sales/US10000001/?as=member`);
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  await changeUser(page, null);
  await expect(page.getByLabel('Order number')).toHaveValue('');
  await expectPath(page, LOOKUP);
  expect(await readTraces(page)).not.toMatch(/US1\d{7}|upm-1001|robin|harbor|tempo drift|329\.22|member-token/i);
});

test('the area waits ten seconds for a slow page, then Try again asks it once more', async ({ page, watch }) => {
  await page.clock.install();
  await openPage(page, {
    path: '/shop/us/en/orders/',
    markup: '<orders-area base-path="/shop"></orders-area>',
    script: `window.seen = [];
      document.addEventListener('orders-error', ({ detail }) => window.seen.push(detail.code));
      const ready = new Promise((resolve) => { window.getReady = resolve; });
      const user = { id: 'upm-1001' };
      document.querySelector('orders-area').adapter = { ready, user, getAccessToken: () => 'member-token' };`,
  });
  const spinner = page.getByRole('status').filter({ hasText: 'Loading your orders' });
  await expect(spinner).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.runFor(5_000);
  await expect(spinner).toBeVisible();
  await page.clock.runFor(6_000);
  const box = page.locator('orders-area').getByRole('alert');
  await expect(box).toBeVisible();
  expect(await listSeen(page)).toEqual(['service-identity-failure']);
  await page.clock.resume();
  await expectAccessible(page);
  await takePicture(page, 'late');
  expect(watch.calls).toEqual([]);
  await page.evaluate(() => (window as unknown as { getReady(): void }).getReady());
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(getHeading(page)).toBeFocused();
});
