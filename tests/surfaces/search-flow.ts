import { expect } from '@playwright/test';
import { expectOrder } from '../e2e/support/area.js';
import type { Flow } from './flow.js';
import { openArea } from './surface.js';

const ORDER = 'US10000001';

/** From a search without a match to the order, and back to all orders. */
export const SEARCH_FLOW: Flow = {
  name: 'a member searches the history, finds an order, and goes back to what was found',
  routes: ['history', 'salesDetail'],
  async run(driver, view) {
    const { page } = driver;
    await openArea(page, { path: '/', ...view });
    const history = page.locator('orders-history');
    await driver.fill('Order number, product, or style', 'anchor');
    await expect(history.locator('.search-slot .empty')).toBeVisible();
    await driver.press('Clear search');
    await expect(history.locator('input[name=orderSearch]')).toBeFocused();
    await driver.fill('Order number, product, or style', ORDER);
    await driver.press('Delivered');
    await expect(history.locator('.search-slot article')).toHaveCount(1);
    await driver.press(`View order Order ${ORDER}`);
    await expectOrder(page, ORDER);
    await page.evaluate(() => window.history.back());
    await expect(history.locator('.search-slot article')).toHaveCount(1);
    await driver.press(`View order Order ${ORDER}`);
    await expectOrder(page, ORDER);
    await driver.press('Orders');
    await expect(history.locator('.search-slot article')).toHaveCount(1);
    await expect(history.locator('.search-slot article a:focus')).toHaveCount(1);
  },
};
