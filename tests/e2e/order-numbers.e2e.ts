import type { Page, Route } from '@playwright/test';
import { AS_MEMBER, expectOrder, expectPath, getOrderLink, ORDERS } from './support/area.js';
import { expect, LOOKUP, lookUp, test } from './support/test.js';

/** The sandbox's order that has another number here. */
const ORDER = 'US10000002';

/** Numbers of other shops, each with the pattern that the page sets. */
const NUMBERS = [
  { number: '#1001', pattern: '#[0-9]{4}' },
  { number: '2026/17', pattern: '[0-9]{4}/[0-9]+' },
  { number: 'ORD 7-b', pattern: '[A-Z]+ [0-9]-[a-z]' },
] as const;

/** Gives the order another number, between the page and the sandbox, and sets the pattern on the page. */
async function rename(page: Page, number: string, pattern: string): Promise<void> {
  await page.route('**/host-page.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/retailer: \{/, `retailer: { orderNumberPattern: ${JSON.stringify(pattern)},`);
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  });
  const translate = async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    url.pathname = url.pathname.replace(encodeURIComponent(number), ORDER);
    const response = await route.fetch({ url: url.href });
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(`"${ORDER}"`, JSON.stringify(number)) });
  };
  await page.route(({ pathname }) => /^\/(?:history|summary)\/v1/.test(pathname), translate);
}

for (const { number, pattern } of NUMBERS) {
  const encoded = encodeURIComponent(number);

  test(`a guest finds the order ${number}, reloads and goes back`, async ({ page, watch }) => {
    await rename(page, number, pattern);
    await page.goto(`${LOOKUP}?as=guest`);
    await lookUp(page, number);
    await expectOrder(page, number);
    await expectPath(page, `${LOOKUP}${encoded}/`);
    expect(watch.calls.map(({ url }) => new URL(url).pathname)).toContain(`/summary/v1/${encoded}`);
    await page.goBack();
    await expect(page.getByLabel('Order number')).toBeVisible();
    await page.goForward();
    await expectOrder(page, number);
    // The contact is in memory only, so the form asks for it again; the number is in the address.
    await page.reload();
    await expect(page.getByLabel('Order number')).toHaveValue(number);
  });

  test(`a member opens the order ${number} from the history, reloads and goes back`, async ({ page }) => {
    await rename(page, number, pattern);
    await page.goto(AS_MEMBER);
    const link = getOrderLink(page, number.replace(/[#/-]/g, '\\$&'));
    await expect(link).toHaveAttribute('href', new RegExp(`/us/en/orders/sales/${encoded}/`));
    await link.click();
    await expectOrder(page, number);
    await expectPath(page, `${ORDERS}sales/${encoded}/`);
    await page.reload();
    await expect(page.locator('orders-detail .order-head')).toContainText(number);
    await page.goBack();
    await expect(link).toBeVisible();
  });
}

test('a pattern that is no regular expression is named once in the console, and has no effect', async ({
  page,
  watch,
}) => {
  await rename(page, ORDER, '[');
  await page.goto(`${LOOKUP}?as=guest`);
  await lookUp(page, ORDER);
  await expectOrder(page, ORDER);
  const lines = watch.consoleLines.filter((line) => line.includes('<orders-area> retailer.orderNumberPattern'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('expected the source of a regular expression');
});
