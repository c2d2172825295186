import { standFor } from '../e2e/support/stand-for.js';
import { expect, test } from '../e2e/support/test.js';
import { POLL_CELLS } from './poll-cells.js';

for (const { poll, title, check, planted } of POLL_CELLS) {
  test(`${poll.call} ${title}`, standFor([poll.call, title]), ({ page }) => check(page, poll));

  for (const { what, catches, plant } of planted) {
    test(
      `a page that ${what} fails the check that ${poll.call} ${title}`,
      standFor([what, title]),
      async ({ page }) => {
        await page.addInitScript(plant, poll.example);
        await expect(check(page, poll)).rejects.toThrow(catches);
      },
    );
  }
}
