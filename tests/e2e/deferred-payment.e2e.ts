import { randomUUID } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { BarcodeFormat } from '@zxing/library';
import { noteEvents } from './support/cancel.js';
import { getPayButton, getPayment, getQr, openOnHold, setFormAction } from './support/payment.js';
import { readCode } from './support/read-code.js';
import { expect, listCalls, lookUp, test, type Watch } from './support/test.js';
import { readRequestedId } from '../faults/acts.js';

const WAITING = 'Payment needed';
const FAILED = "We couldn't get your payment ready";
const JOB_PATH = /\/payment\/deferred_payment_jobs\//;

/** The number of requests whose address matches the path. */
function countCalls(watch: Watch, path: RegExp): number {
  return listCalls(watch).filter((line) => path.test(line)).length;
}

/** Completes the job at once with this response. */
async function answerWith(page: Page, response: object): Promise<void> {
  await page.route(JOB_PATH, (route) =>
    route.fulfill({ json: { jobId: readRequestedId(route.request().url()), status: 'COMPLETED', response } }),
  );
}

/** Reads the QR code from the page as a camera would. */
function readQr(page: Page): Promise<string> {
  return readCode(getQr(page), BarcodeFormat.QR_CODE);
}

/** Clicks without waiting, because Playwright would wait for a navigation that never happens. */
async function pressUnawaited(page: Page): Promise<void> {
  await getPayButton(page).evaluate((button: HTMLElement) => button.click());
}

for (const theme of ['light', 'dark']) {
  test(`the payment code can be scanned from the page in the ${theme} theme`, async ({ page }) => {
    await openOnHold(page, { orderNumber: 'CN10000001', query: `&theme=${theme}` });
    await expect(getPayment(page)).toContainText('Scan this code with WeChat Pay');
    await expect(page.getByText('Complete the payment within 30 minutes')).toHaveCount(1);
    await expect(page.locator('orders-area').getByText(WAITING)).toHaveCount(0);
    await expect(getQr(page)).toBeVisible();
    const address = await getPayment(page)
      .getByRole('link', { name: 'Open the payment page instead' })
      .getAttribute('href');
    expect(address).toContain('/sandbox/payment/');
    expect(await readQr(page)).toBe(address);
    await expect(page.locator('[data-orders-announcer]')).toContainText(WAITING);
  });
}

test.describe('a deferred payment on a phone', () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  test('shows a link in place of the code and tells the service the device type', async ({ page }) => {
    const request = page.waitForRequest(/\/payment\/deferred_payments\/v2$/);
    await openOnHold(page, { orderNumber: 'CN10000001' });
    await expect(getPayment(page).getByRole('link', { name: 'Pay with WeChat Pay' })).toBeVisible();
    await expect(getQr(page)).toHaveCount(0);
    expect((await request).postDataJSON()).toMatchObject({ deviceType: 'MOBILE', locale: 'en-CN', country: 'cn' });
  });
});

for (const orderNumber of ['CN10000002', 'DE10000002', 'NL10000002']) {
  test(`${orderNumber} is paid with a form, and the shopper returns to the order`, async ({ page }) => {
    await openOnHold(page, { orderNumber });
    await getPayButton(page).click();
    await page.waitForURL(/\/sandbox\/payment\//);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(/payment=success/);
    await expect(getPayment(page)).toContainText('Payment received');
    await expect(page.locator('orders-area h2')).toHaveText(/^Order placed \w+ \d+$/);
    await page.reload();
    await expect(getPayment(page)).toContainText('Payment received');
  });
}

test('a payment link shows no success for an order that awaits no payment', async ({ page, browser }) => {
  const world = await openOnHold(page, { orderNumber: 'CN10000002' });
  await getPayButton(page).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(getPayment(page)).toContainText('Payment received');
  const address = page.url();
  expect(address).toContain(world);
  const other = await browser.newPage();
  await other.goto(address);
  await expect(other.locator('orders-area h2')).toHaveText(/^Order placed \w+ \d+$/);
  // The message must not appear, so there is no event to wait for.
  await other.waitForTimeout(500);
  await expect(getPayment(other)).toHaveCount(0);
  await other.close();
});

test('the form is not sent by itself, and repeated presses send it once', async ({ page }) => {
  await page.route('https://pay.klarna.com/**', (route) => route.fulfill({ status: 204 }));
  await setFormAction(page, "'self' https://*.klarna.com");
  await answerWith(page, {
    form: { action: 'https://pay.klarna.com/1', method: 'POST', fields: [{ name: 'a', value: '<b>' }] },
  });
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://pay.klarna.com/')) sent.push(request.postData());
  });
  await openOnHold(page, { orderNumber: 'DE10000002' });
  await expect(getPayButton(page)).toBeVisible();
  // The request must not happen, so there is no event to wait for.
  await page.waitForTimeout(500);
  expect(sent).toEqual([]);
  await getPayButton(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await expect.poll(() => sent).toEqual(['a=%3Cb%3E']);
});

test('after a payment no payment is requested, and the order is read once more', async ({ page, watch }) => {
  await page.clock.install();
  await openOnHold(page, { orderNumber: 'CN10000001', query: '&payment=success' });
  await expect(getPayment(page)).toContainText("We're checking your payment");
  expect(countCalls(watch, /\/history\/v1\/CN/)).toBe(1);
  // The network runs in real time: if the page's clock advanced a minute first, the request would time out and be
  // repeated.
  const answer = page.waitForResponse(/\/history\/v1\/CN/);
  await page.clock.runFor(6_000);
  await (await answer).finished();
  await page.clock.runFor(60_000);
  expect(countCalls(watch, /\/history\/v1\/CN/)).toBe(2);
  expect(countCalls(watch, /\/payment\//)).toBe(0);
});

test('a guest returns from a payment without a remembered contact and is not asked to pay again', async ({
  page,
  watch,
}) => {
  await page.goto(`/de/en/orders/details/DE10000002/?payment=success&as=guest&world=${randomUUID()}`);
  await expect(page.locator('input[name=orderNumber]')).toHaveValue('DE10000002');
  await lookUp(page, 'DE10000002');
  await expect(getPayment(page)).toContainText("We're checking your payment");
  expect(new URL(page.url()).searchParams.get('payment')).toBe('success');
  expect(countCalls(watch, /\/payment\//)).toBe(0);
});

test('a guest who returns from a payment and opens another order sees no success message', async ({ page }) => {
  await page.goto(`/nl/en/orders/details/DE10000002/?payment=success&as=guest&world=${randomUUID()}`);
  await lookUp(page, 'NL10000002');
  await expect(getPayButton(page)).toBeVisible();
});

test('without the flag the order shows no payment', async ({ page, watch }) => {
  await openOnHold(page, { orderNumber: 'CN10000001', query: '&flags=enableEdd' });
  // The payment must not appear, so there is no event to wait for.
  await page.waitForTimeout(500);
  await expect(getPayment(page)).toHaveCount(0);
  expect(countCalls(watch, /\/payment\//)).toBe(0);
});

test('a failed payment leaves the order as it is and can be retried', async ({ page }) => {
  const heard = await noteEvents(page, 'orders-error');
  await page.route(/\/payment\/deferred_payments\//, (route) => route.fulfill({ status: 500, json: { errors: [] } }), {
    times: 1,
  });
  await openOnHold(page, { orderNumber: 'CN10000001' });
  await expect(getPayment(page)).toContainText(FAILED);
  expect(heard).toEqual([expect.stringContaining('"code":"service-deferred-payment-failure","severity":"warning"')]);
  await getPayment(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(getQr(page)).toBeVisible();
  // The button disappeared with its message, so the focus moved to the heading.
  await expect(page.locator('orders-area h2')).toBeFocused();
});

/**
 * Reads the alert's text and its links by text, without locators, which would wait for a navigation that never
 * happens.
 */
function readAlert(page: Page): Promise<{ readonly text: string; readonly links: Readonly<Record<string, string>> }> {
  return page.evaluate(() => {
    const detail = document.querySelector('orders-area')?.shadowRoot?.querySelector('orders-detail') ?? undefined;
    const alert = detail?.shadowRoot?.querySelector('.pay-form ~ [role=alert]');
    const links = [...(alert?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.href] as const);
    return { text: alert?.textContent ?? '', links: Object.fromEntries(links) };
  });
}

test.describe('a page whose policy allows forms only to itself', () => {
  for (const [orderNumber, method, action, links] of [
    ['NL10000002', 'GET', 'https://tx.ideal.nl/pay?a=1', { 'Open in a new tab': 'https://tx.ideal.nl/pay?a=1&b=2' }],
    ['DE10000002', 'POST', 'https://pay.klarna.com/1', {}],
  ] as const) {
    test(`explains a blocked form sent by ${method} and offers a link where it can`, async ({ page, watch }) => {
      await answerWith(page, { form: { action, method, fields: [{ name: 'b', value: '2' }] } });
      const heard = await noteEvents(page, 'orders-error');
      await openOnHold(page, { orderNumber });
      await pressUnawaited(page);
      await expect.poll(async () => (await readAlert(page)).text).toContain("The payment page didn't open.");
      expect((await readAlert(page)).links).toEqual({
        ...links,
        'Contact us': expect.stringContaining('/help/contact') as unknown,
      });
      expect(heard).toEqual([expect.stringContaining('"code":"payment-blocked"')]);
      expect(watch.violations).toEqual([expect.stringContaining('form-action')]);
      watch.violations.length = 0;
    });
  }
});

test('a sandboxed frame that may not submit forms says so after a while', async ({ page }) => {
  await openOnHold(page, { orderNumber: 'DE10000002' });
  const address = page.url();
  await page.route('**/frame-host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Frame</title><iframe sandbox="allow-scripts allow-same-origin" width="900" height="900" src="${address.replaceAll('&', '&amp;')}"></iframe>`,
    }),
  );
  await page.goto('/frame-host');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^Pay with / }).click();
  await expect(frame.getByRole('alert')).toContainText("The payment page didn't open.", { timeout: 15_000 });
});

const SCRIPT = ['javascript', 'alert(1)'].join(':');
const UNKNOWN: readonly object[] = [
  { qrCodeURL: 'https://evil.example/alipay.com' },
  { qrCodeURL: SCRIPT },
  { form: { action: 'https://alipay.com.evil.example/', method: 'POST', fields: [] } },
  { form: { action: SCRIPT, method: 'GET', fields: [] } },
  { form: { action: 'http://alipay.com/', method: 'POST', fields: [] } },
];

for (const response of UNKNOWN) {
  test(`the payment response ${JSON.stringify(response)} is rejected`, async ({ page }) => {
    const heard = await noteEvents(page, 'orders-error');
    await answerWith(page, response);
    await openOnHold(page, { orderNumber: 'CN10000001' });
    await expect(getPayment(page)).toContainText(FAILED);
    await expect(getPayment(page).locator('form, svg.qr, a:not([href*="/help/"])')).toHaveCount(0);
    expect(heard).toEqual([expect.stringContaining('"code":"service-deferred-payment-failure"')]);
  });
}

test('an order that already contains its payment data requests none', async ({ page, watch }) => {
  await page.route(/\/history\/v1\/CN10000001/, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...order, deferredPaymentData: { qrCodeURL: 'https://pay.weixin.qq.com/1' } },
    });
  });
  await openOnHold(page, { orderNumber: 'CN10000001' });
  expect(await readQr(page)).toBe('https://pay.weixin.qq.com/1');
  expect(countCalls(watch, /\/payment\//)).toBe(0);
});

test('an old payment link is shown as a link', async ({ page }) => {
  await openOnHold(page, { orderNumber: 'US10000028' });
  await expect(getPayment(page).getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    /\/sandbox\/payment\/US10000028$/,
  );
});
