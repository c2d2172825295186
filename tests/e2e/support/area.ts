import { expect, type Locator, type Page } from '@playwright/test';

/** Addresses of the area on the member site. */
export const ORDERS = '/us/en/orders/';
export const AS_MEMBER = `${ORDERS}?as=member`;

/** The area element as a page's script uses it. */
export type AreaTag = HTMLElement & { adapter: object; refresh(): void };

/** The only headline of the current view. */
export function getHeading(page: Page): Locator {
  return page.locator('orders-area').getByRole('heading', { level: 2 });
}

/** The link from a card to its order; without a number, the links of all cards. */
export function getOrderLink(page: Page, orderNumber = ''): Locator {
  return page.getByRole('link', { name: new RegExp(`^View order.*${orderNumber}`) });
}

/** Expects an order with all its parts, and the focus on its headline. */
export async function expectOrder(page: Page, orderNumber: string): Promise<void> {
  const detail = page.locator('orders-detail');
  await expect(detail.getByRole('complementary')).toBeVisible();
  await expect(detail.locator('.order-head')).toContainText(orderNumber);
  await expect(getHeading(page)).toBeFocused();
}

/** Expects the page's path, ignoring the query. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** Replaces the page's adapter by one of the same shopper whose calls meet a fault; without a name, there is no fault. */
export async function setFault(page: Page, fault = '', world = ''): Promise<void> {
  const headers = {
    ...(fault !== '' && { 'x-sandbox-fault': fault }),
    ...(world !== '' && { 'x-sandbox-world': world }),
  };
  await page.evaluate((sent) => {
    const area = document.querySelector('orders-area') as AreaTag;
    area.adapter = { ...area.adapter, retailer: { headers: sent } };
  }, headers);
}

/** The distance from the page's scroll position to another one, in pixels. */
export function getDistance(page: Page, top: number): Promise<number> {
  return page.evaluate((expected) => Math.abs(scrollY - expected), top);
}

/** Navigates like the page's own links: through the history, without a page load. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
