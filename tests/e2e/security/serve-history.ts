import type { Page } from '@playwright/test';
import { createOrderOf } from '../../security/create-order-of.js';
import { openArea } from '../../surfaces/surface.js';
import { expect } from '../support/test.js';

/** Number of pages that stay cards. */
const LIVE_PAGES = 3;
const HISTORY = '/history/v1';

/**
 * Opens a history of orders whose fields are all one text each, and loads all of it, so that the pages of the texts are stubs. The stubs'
 * texts are visible, as in browsers that cannot search hidden content.
 */
export async function openStubsOf(page: Page, pages: readonly (readonly string[])[]): Promise<void> {
  const ends = Array.from({ length: LIVE_PAGES }, (_, index) => [`The end ${index}`]);
  const all = [...pages, ...ends.map((texts) => Array.from({ length: 5 }, (_, index) => `${texts.join('')}.${index}`))];
  const bodies = all.map((texts, index) => {
    const next = index + 1 < all.length ? `${HISTORY}?count=10&anchor=${index + 1}` : '';
    return JSON.stringify({ objects: texts.map(createOrderOf), pages: { next } });
  });
  await page.route(/\/history\/v1\?/, (route) => {
    const anchor = new URL(route.request().url()).searchParams.get('anchor') ?? '0';
    return route.fulfill({ contentType: 'application/json', body: bodies[Number(anchor)] ?? '{}' });
  });
  await page.addInitScript(() => {
    for (const proto of [Document.prototype, HTMLElement.prototype, Element.prototype, Window.prototype])
      delete (proto as { onbeforematch?: unknown }).onbeforematch;
  });
  await openArea(page, { path: '/' });
  const more = page.locator('orders-history .show-more button');
  let count = 0;
  for (const texts of all) {
    count += texts.length;
    await expect(page.locator(`orders-history ol[aria-label^="${count.toLocaleString('en')} "]`)).toBeAttached();
    if (texts !== all.at(-1)) await more.click();
  }
  await expect(more).toHaveCount(0);
  await expect(page.locator('orders-history .stub')).toHaveCount(pages.length);
}
