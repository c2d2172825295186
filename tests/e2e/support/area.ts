import { expect, type Locator, type Page } from '@playwright/test';

/** Addresses of the area on the member site. */
export const ORDERS = '/us/en/orders/';
export const AS_MEMBER = `${ORDERS}?as=member`;

/** The area as a page's script sees it. */
export type AreaTag = HTMLElement & { adapter: object; refresh(): void };

/** The one headline of the screen on show. */
export function getHeading(page: Page): Locator {
  return page.locator('orders-area').getByRole('heading', { level: 2 });
}

/** The link of a card to its order; without a number, of every card. */
export function getOrderLink(page: Page, orderNumber = ''): Locator {
  return page.getByRole('link', { name: new RegExp(`^View order.*${orderNumber}`) });
}

/** An order is on show with all its parts, and its headline has the focus. */
export async function expectOrder(page: Page, orderNumber: string): Promise<void> {
  const detail = page.locator('orders-detail');
  await expect(detail.getByRole('complementary')).toBeVisible();
  await expect(detail.locator('.order-head')).toContainText(orderNumber);
  await expect(getHeading(page)).toBeFocused();
}

/** The page has this path, whatever its query says. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** The page hands over another adapter of the same shopper, whose calls meet a fault; none without a name. */
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

/** How far the page is from being scrolled to a place, in pixels. */
export function getDistance(page: Page, top: number): Promise<number> {
  return page.evaluate((wanted) => Math.abs(scrollY - wanted), top);
}

/** Goes to another address as the page's own links would: through the history, without a load. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
