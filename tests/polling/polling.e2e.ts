import { expect, test } from '../e2e/support/test.js';
import { POLL_CELLS } from './poll-cells.js';

for (const { poll, title, check } of POLL_CELLS) {
  test(`${poll.call} ${title}`, ({ page }) => check(page, poll));

  test(`a page that asks by itself is found out where ${poll.call} ${title}`, async ({ page }) => {
    await page.addInitScript((address) => {
      const ask = (): void => void fetch(address).catch(() => undefined);
      // With the first click: only then does the page's time stand still for this, too.
      addEventListener('click', () => void setInterval(ask, 5_000), { once: true });
    }, poll.example);
    await expect(check(page, poll)).rejects.toThrow(/toBe/);
  });
}
