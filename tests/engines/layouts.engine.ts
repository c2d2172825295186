import { expect, type Page } from '@playwright/test';
import type { Surface } from '../surfaces/surface.js';
import { SURFACES } from '../surfaces/surfaces.js';
import { compareLayouts } from './compare-layouts.js';
import { test, type OtherEngine, type Others } from './engine-test.js';
import { readLayout, removeEngineDefaults } from './read-layout.js';

interface EnginePages {
  readonly chromium: Page;
  readonly firefox: Page;
  readonly webkit: Page;
}

/** Surfaces that only Playwright can open. */
const NOT_COMPARED: Readonly<Record<string, string>> = {
  'area-late': "needs Playwright's clock",
  'code-resend': "needs Playwright's clock",
  'area-wait': 'never loads in Firefox, which waits for the preloaded module that the surface holds back',
};

/** Long enough for two cores to render the screens of three engines. */
const PATIENCE_MS = 15_000;

async function openInAll(chromium: Page, others: Others, surface: Surface): Promise<EnginePages> {
  // The other two engines run with reduced motion, too.
  await chromium.emulateMedia({ reducedMotion: 'reduce' });
  const pages = { chromium, firefox: await others.firefox(), webkit: await others.webkit() };
  await Promise.all(
    Object.values(pages).map(async (page) => {
      await surface.open(page);
      await page.evaluate(removeEngineDefaults);
    }),
  );
  return pages;
}

async function listDifferences({ chromium, ...others }: EnginePages): Promise<string[]> {
  const expected = await chromium.evaluate(readLayout);
  const compare = async (engine: OtherEngine): Promise<string[]> => {
    const found = await others[engine].evaluate(readLayout);
    return compareLayouts(engine, expected, found).map((difference) => `${engine}: ${difference}`);
  };
  return [...(await compare('firefox')), ...(await compare('webkit'))];
}

/** Waits, because content may appear later in one engine than in another. */
async function expectSame(pages: EnginePages): Promise<void> {
  await expect(async () => expect(await listDifferences(pages)).toEqual([])).toPass({ timeout: PATIENCE_MS });
}

for (const surface of SURFACES.filter(({ name }) => !(name in NOT_COMPARED))) {
  test(`${surface.name} has the same words and widths in every engine`, async ({ page, others }) => {
    await expectSame(await openInAll(page, others, surface));
  });
}

/** Changes the guest lookup in two of the engines. */
async function plantDifferences({ firefox, webkit }: EnginePages): Promise<void> {
  const change = (page: Page, plant: (form: HTMLFormElement) => void) =>
    page.locator('orders-guest-lookup form').evaluate(plant);
  await change(firefox, (form) => {
    form.querySelector('button')?.replaceChildren('Find an order');
    form.querySelector('label')?.remove();
  });
  await change(webkit, (form) => {
    const button = form.querySelector('button');
    if (button) button.style.width = `${button.getBoundingClientRect().width * 0.9}px`;
    form.append(document.createElement('hr'));
  });
}

test('the comparison detects other words, another width, and missing or added elements', async ({ page, others }) => {
  const lookup = SURFACES.find(({ name }) => name === 'lookup');
  if (!lookup) throw new Error('There is no surface of that name.');
  const pages = await openInAll(page, others, lookup);
  await expectSame(pages);
  await plantDifferences(pages);
  const found = (await listDifferences(pages)).join('\n');
  expect(found).toMatch(/^firefox: .* says "Find an order", not /m);
  expect(found).toMatch(/^firefox: .*label is missing$/m);
  expect(found).toMatch(/^webkit: .*button.* px wide, not /m);
  expect(found).toMatch(/^webkit: .*hr is there as well$/m);
});
