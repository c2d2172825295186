import type { Driver } from '../../surfaces/driver.js';
import { FLOWS } from '../../surfaces/flows.js';
import { createPointerDriver } from '../../surfaces/pointer-driver.js';
import { openArea } from '../../surfaces/surface.js';
import { standFor } from '../support/stand-for.js';
import { expect, lookUp, test } from '../support/test.js';
import { CANARIES, listCanaries } from './canaries.js';
import { findAllowance } from './canary-allowances.js';
import { CANARY_FLOWS } from './canary-flows.js';
import { listCells, nameHits, startCanaryScan } from './canary-scan.js';
import { openLeakyTag } from './leaky-tag.js';
import { PLANTED_LEAKS } from './planted-leaks.js';
import { readFreshTags, readRemains } from './read-remains.js';
import { readPageState, recordPageState } from './read-shared.js';
import { openLeakyEnvironment } from './leaky-environment.js';

for (const { name, run } of FLOWS) {
  test(`${name}: no personal data is where others can read it`, async ({ page }) => {
    await openLeakyEnvironment(page);
    const scan = await startCanaryScan(page);
    await run(withLooks(createPointerDriver(page), scan.look));
    await scan.look();
    expect([...scan.met], 'canaries that came up').not.toEqual([]);
    expect(scan.hits.filter((hit) => !findAllowance(hit))).toEqual([]);
    expect(scan.referred, 'requests that say where they come from').toEqual([]);
  });
}

/** Scans after every action of the shopper, before the next one. */
function withLooks(driver: Driver, look: () => Promise<void>): Driver {
  return {
    page: driver.page,
    async press(name) {
      await look();
      await driver.press(name);
      await look();
    },
    async fill(label, text) {
      await driver.fill(label, text);
      await look();
    },
    async pick(name) {
      await driver.pick(name);
      await look();
    },
    async choose(name, option) {
      await driver.choose(name, option);
      await look();
    },
    async dismiss() {
      await driver.dismiss();
      await look();
    },
  };
}

for (const { name, meets, run, reaches = [], keepsNothing, isOver } of CANARY_FLOWS) {
  test(`${name} puts no personal data where others can read it`, async ({ page, partner, watch }) => {
    await openLeakyEnvironment(page);
    await recordPageState(page);
    const scan = await startCanaryScan(page);
    await run(page, scan.look, partner);
    await scan.look();
    expect([...scan.met].sort(), 'canaries that came up').toEqual([...meets].sort());
    expect([...scan.others]).toEqual(expect.arrayContaining([...reaches]));
    expect(scan.hits.filter((hit) => !findAllowance(hit))).toEqual([]);
    expect(scan.referred, 'requests that say where they come from').toEqual([]);
    if (keepsNothing === true) expect(scan.hits.filter(({ location }) => location === 'session storage')).toEqual([]);
    if (isOver !== true) return;
    expect(listCanaries(await readRemains(page)), 'what is left of the shopper').toEqual([]);
    const calls = watch.calls.length;
    const shown = listCanaries(await readFreshTags(page, 'US10000001'));
    expect(shown.filter((canary) => canary !== 'order number')).toEqual([]);
    expect(watch.calls).toHaveLength(calls);
  });
}

test('the scan detects an element that leaks every canary into every place', async ({ page }) => {
  await openLeakyEnvironment(page);
  const scan = await startCanaryScan(page);
  await openLeakyTag(page);
  await expect
    .poll(async () => {
      await scan.look();
      return nameHits(scan.hits.filter((hit) => !findAllowance(hit)));
    })
    .toEqual(listCells());
  expect(scan.referred).toContainEqual(expect.stringContaining('leak.svg'));
  expect(listCanaries(await readRemains(page))).toEqual(CANARIES.map(({ name }) => name));
});

for (const { name, finds, plant } of PLANTED_LEAKS) {
  test(`the scan detects ${name} after the end of the session`, standFor([name]), async ({ page }) => {
    await openLeakyEnvironment(page);
    await recordPageState(page);
    await openArea(page, { path: '/details/', as: 'guest' });
    await lookUp(page, 'US10000001');
    await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
    const read = async () => listCanaries(await readPageState(page));
    // During the session elements share their data, and the scan must see it.
    expect(await read()).toContain('order number');
    await page.evaluate(plant, CANARIES.find(({ name: canary }) => canary === finds)?.sample ?? '');
    await page.evaluate(() =>
      (document.querySelector('orders-area') as HTMLElement & { endSession(): void }).endSession(),
    );
    await expect(page.locator('input[name=orderNumber]')).toBeVisible();
    expect(await read()).toContain(finds);
  });
}
