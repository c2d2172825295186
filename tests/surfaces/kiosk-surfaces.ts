import { expect, type Page } from '@playwright/test';
import { isShown, openAlone, type Surface, type View } from './surface.js';

const tag = 'orders-gift-card-balance';
const AWAY_MS = 91_000;

/** Makes the page idle by its own clock and stops the clock, so that the question stays open. */
async function leaveAlone(page: Page): Promise<void> {
  await page.evaluate((awayMs) => {
    const now = Date.now() + awayMs;
    Date.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, AWAY_MS);
}

/** The idle question that every tag shows on a shared device. */
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
