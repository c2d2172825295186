import { STATES } from '../../demo/playground/states/states.js';
import { expect, test } from './support/test.js';
import { standFor } from './support/stand-for.js';

for (const { name, group } of STATES) {
  test(`the gallery comes to its state ${name}`, standFor([group]), async ({ page }) => {
    // Alone: beside others of the same order, they would be tabs of one shopper.
    await page.goto(`/playground/gallery/?state=${name}`);
    const tile = page.locator(`[id="${name}"]`);
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('iframe').contentFrame().locator('html')).toHaveAttribute('data-state', 'shown', {
      timeout: 20_000,
    });
  });
}

test('a state that never comes is told of', async ({ page }) => {
  test.setTimeout(40_000);
  await page.route('**/playground/states.json', async (route) => {
    const response = await route.fetch();
    const states = (await response.json()) as { readonly name: string }[];
    const wrong = states.filter(({ name }) => name === 'card').map((state) => ({ ...state, shown: '.never' }));
    await route.fulfill({ response, json: wrong });
  });
  await page.goto('/playground/gallery/');
  const stage = page.locator('#card iframe').contentFrame().locator('html');
  await expect(stage).toHaveAttribute('data-state', 'missed .never', { timeout: 25_000 });
});
