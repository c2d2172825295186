import { LONG_HISTORY_CHECKS } from './support/long-history-checks.js';
import { PLANTED_HISTORIES } from './support/planted-histories.js';
import { expect, test } from './support/test.js';

for (const { what, title, catches, plant } of PLANTED_HISTORIES) {
  test(`a history that ${what} fails the check that ${title}`, async ({ page, watch }) => {
    const row = LONG_HISTORY_CHECKS.find((candidate) => candidate.title === title);
    if (!row) throw new Error('There is no such check.');
    await page.addInitScript(plant);
    await expect(row.check(page, watch)).rejects.toThrow(catches);
  });
}
