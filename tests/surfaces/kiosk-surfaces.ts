import { expect, type Page } from '@playwright/test';
import { isShown, openAlone, type Surface, type View } from './surface.js';

const tag = 'orders-gift-card-balance';
const AWAY_MS = 91_000;

/** Nobody has touched the page for long, by its own clock, which stands still from then on: the question waits. */
async function leaveAlone(page: Page): Promise<void> {
  await page.evaluate((awayMs) => {
    const now = Date.now() + awayMs;
    Date.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, AWAY_MS);
}

/** What any tag asks on a shared device. */
export const KIOSK_SURFACES: readonly Surface[] = [
  {
    name: 'kiosk-question',
    tag,
    state: 'dialog',
    async open(page: Page, view?: View) {
      await openAlone(page, { tag, attributes: { kiosk: '', flags: 'enableGiftCardLookup' }, ...view });
      await isShown(page, `${tag} form`);
      await expect(async () => {
        await leaveAlone(page);
        await isShown(page, `${tag} dialog`);
      }).toPass();
    },
  },
];
