import { STATES } from '../../demo/playground/states/states.js';
import { expect, test } from './support/test.js';
import { standFor } from './support/stand-for.js';

for (const { name, group } of STATES) {
  test(`the gallery shows its state ${name}`, standFor([group]), async ({ page }) => {
    await page.goto(`/playground/gallery/?state=${name}`);
    const tile = page.locator(`[id="${name}"]`);
    await tile.scrollIntoViewIfNeeded();
    await expect(tile.locator('iframe').contentFrame().locator('html')).toHaveAttribute('data-state', 'shown', {
      timeout: 20_000,
    });
  });
}

test('states of the same order do not block each other', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1600, height: 2400 });
  await page.goto('/playground/gallery/?words=mini-cart');
  const frames = page.locator('.tile-view iframe');
  const count = STATES.filter(({ name }) => name.includes('mini-cart')).length;
  await expect(frames).toHaveCount(count);
  for (const frame of await frames.all()) {
    await expect(frame.contentFrame().locator('html')).toHaveAttribute('data-state', 'shown', { timeout: 40_000 });
  }
});

test('a state that never appears is reported', async ({ page }) => {
  test.setTimeout(40_000);
  await page.route('**/playground/states.json', async (route) => {
    const response = await route.fetch();
    const states = (await response.json()) as { readonly name: string }[];
    const wrong = states.filter(({ name }) => name === 'card').map((state) => ({ ...state, shown: '.never' }));
    await route.fulfill({ response, json: wrong });
  });
  await page.goto('/playground/gallery/?tag=orders-card');
  const stage = page.locator('#card iframe').contentFrame().locator('html');
  await expect(stage).toHaveAttribute('data-state', 'missed .never', { timeout: 25_000 });
});

test('a state that takes the focus does not scroll the gallery', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/playground/gallery/?words=lookup-miss');
  const stage = page.locator('#lookup-miss iframe').contentFrame().locator('html');
  await expect(stage).toHaveAttribute('data-state', 'shown', { timeout: 20_000 });
  const focused = await stage.evaluate(({ ownerDocument }) => ownerDocument.activeElement?.localName);
  expect(focused).toBe('orders-area');
  const { y = 0, height = 0 } = (await page.locator('#lookup-miss').boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan(400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
