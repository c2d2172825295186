import type { Page } from '@playwright/test';
import { AREA, getPath, openScene, type SceneSetting } from '../open-scene.js';

const ORDER = 'US10000001';

/**
 * Opens the order, and what another of its lines opens: the feature is there before anything happens to the line, its calls are not.
 *
 * @param before which button of the other line: one that sends something else
 */
export async function openShopOrder(page: Page, before: 'buy' | 'similar', setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${ORDER}/` }, setting);
  const other = page.locator('.item-shop').nth(1).getByRole('button');
  await (before === 'buy' ? other.first() : other.last()).click();
  // Where the calls do not come, it opens as well, and says so.
  await page
    .locator(before === 'buy' ? 'dialog' : 'dialog :is(.tile-link, .similar-note)')
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  // A page that is left takes its clock with it: this one goes on by itself, as a shop of one page does.
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

/** Nothing of the order's screen changes. */
export function readShopPlace(page: Page): Promise<string[]> {
  return Promise.resolve([getPath(page)]);
}

export const SHOP_PLACE = [`${AREA}/sales/${ORDER}/`] as const;
