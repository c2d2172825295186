import type { Page } from '@playwright/test';
import { AREA, getPath, openScene, type SceneSetting } from '../open-scene.js';

const ORDER = 'US10000001';

/**
 * Opens the order and a dialog of its second item, so that the feature is loaded before the first item is used, but
 * its calls are not.
 *
 * @param before the button of the second item, which sends a different call
 */
export async function openShopOrder(page: Page, before: 'buy' | 'similar', setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${ORDER}/` }, setting);
  const other = page.locator('.item-shop').nth(1).getByRole('button');
  await (before === 'buy' ? other.first() : other.last()).click();
  // The dialog also opens without the calls, and says so.
  await page
    .locator(before === 'buy' ? 'dialog' : 'dialog :is(.tile-link, .similar-note)')
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  // A full navigation would discard the page's clock, so the page navigates in place, like a single-page shop.
  await page.evaluate(() => {
    const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
    const navigate = (): void => {
      const heading = document.createElement('h1');
      heading.textContent = 'Product';
      document.body.append(heading);
    };
    area.adapter = { ...area.adapter, navigate };
  });
}

/** Reads the address, which must not change. */
export function readShopAddress(page: Page): Promise<string[]> {
  return Promise.resolve([getPath(page)]);
}

export const SHOP_ADDRESS = [`${AREA}/sales/${ORDER}/`] as const;
