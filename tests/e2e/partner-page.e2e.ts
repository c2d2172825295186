import type { FrameLocator, Page } from '@playwright/test';
import { HOST_SHEETS } from './hostile-host/host-sheets.js';
import { addHostSheets } from './hostile-host/stage.js';
import { expect, expectAccessible, GUEST_EMAIL, lookUp, takePicture, test } from './support/test.js';

const ORDER = 'US10000001';
const PAGE_SCRIPT = 'script[integrity]';

async function expectWholeOrder(page: Page | FrameLocator): Promise<void> {
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  await expect(page.locator('orders-detail .order-head')).toContainText(ORDER);
}

test("a guest opens an order on a partner's page that loads one script with its hash", async ({
  page,
  partner,
  watch,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loads.push(new URL(request.url()).pathname);
  });
  await page.goto(`${partner}orders/`);
  await lookUp(page, ORDER);
  await expectWholeOrder(page);
  await expectAccessible(page);
  await takePicture(page, 'partner-order');
  expect(loads.filter((path) => path.startsWith('/orders-area/'))).toEqual(['/orders-area/embed/orders-area.js']);
  const script = page.locator(PAGE_SCRIPT);
  expect(await script.getAttribute('integrity')).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  // These are real requests to another origin, which the service allowed by CORS.
  const shop = new URL((await script.getAttribute('src')) ?? '').origin;
  expect(new URL(page.url()).origin).not.toBe(shop);
  expect(watch.calls.length).toBeGreaterThan(0);
  expect(watch.calls.filter(({ url }) => new URL(url).origin !== shop)).toEqual([]);
  expect(new URL(page.url()).pathname, 'the address is the partner’s own').toBe('/partner/orders/');
});

test("a changed script does not run on a partner's page", async ({ page, partner }) => {
  await page.route('**/embed/orders-area.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;window.wasChanged = true;` });
  });
  const refused = page.waitForEvent('console', (line) => line.text().includes('integrity'));
  await page.goto(`${partner}orders/`);
  await refused;
  expect(await page.evaluate(() => [customElements.get('orders-area'), 'wasChanged' in window])).toEqual([
    undefined,
    false,
  ]);
});

test("a partner's page handles sign-in itself", async ({ page, partner }) => {
  await page.goto(`${partner}orders/`);
  await page.locator('orders-guest-lookup').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Fieldhouse members sign in with us at the counter.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/partner/orders/');
});

async function lookUpInFrame(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  await frame.locator('input[name=orderNumber]').fill(ORDER);
  await frame.locator('input[name=email]').fill(GUEST_EMAIL);
  await frame.locator('button[type=submit].is-primary').click();
  return frame;
}

for (const sandbox of [
  'allow-scripts allow-forms',
  'allow-scripts allow-forms allow-same-origin',
  'allow-scripts',
  'allow-scripts allow-same-origin',
]) {
  test(`the partner's page works in a frame with sandbox="${sandbox}"`, async ({ page, partner, watch }) => {
    const frame = await lookUpInFrame(page, `${partner}frame/?sandbox=${encodeURIComponent(sandbox)}`);
    await expectWholeOrder(frame);
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe(sandbox);
    expect(watch.consoleLines.filter((line) => line.includes('allow-forms'))).toEqual([]);
  });
}

test('Enter submits the lookup once in a frame that may not submit forms', async ({ page, partner, watch }) => {
  await page.goto(`${partner}frame/?sandbox=allow-scripts`);
  const frame = page.frameLocator('iframe');
  await frame.locator('input[name=orderNumber]').fill(ORDER);
  await frame.locator('input[name=email]').fill(GUEST_EMAIL);
  await frame.locator('input[name=email]').press('Enter');
  await expectWholeOrder(frame);
  expect(watch.calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

/** Host sheets for the screen, to check that the content is visible at all; `hostile-sheets.e2e.ts` compares pictures. */
for (const sheet of HOST_SHEETS.filter(({ media }) => media !== 'print')) {
  test(`a guest opens the order under the style sheet ${sheet.name}`, async ({ page, partner }) => {
    await page.addInitScript(addHostSheets, [
      sheet.text,
      'body:not(#louder), main:not(#louder), orders-area:not(#louder) { display: block !important }',
    ]);
    await page.goto(`${partner}orders/`);
    await lookUp(page, ORDER);
    await expectWholeOrder(page);
  });
}
