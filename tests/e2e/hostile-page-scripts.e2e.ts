import type { Page } from '@playwright/test';
import { loaders } from '../../elements/loaders.js';
import {
  PAGE_LITS,
  PLANTED_VERSION,
  servePageScripts,
  VERSIONS,
  type PageScripts,
} from './hostile-host/page-scripts.js';
import { expectOrder, getOrderLink } from './support/area.js';
import { buildOlderArea, OLDER_VERSION, withPresentFingerprint, type OlderFiles } from './hostile-host/older-build.js';
import { MEMBER_ADAPTER, openPage } from './support/open-page.js';
import { expect, lookUp, test } from './support/test.js';

const POLICY = "lit-html 'allow-duplicates'";

interface Surroundings {
  readonly trustedTypes?: string;
  readonly older?: OlderFiles;
}

async function openWithScripts(
  page: Page,
  { scripts }: PageScripts,
  { trustedTypes = POLICY, older }: Surroundings = {},
): Promise<void> {
  await servePageScripts(page, older);
  await openPage(page, {
    path: '/shop/us/en/orders/',
    markup: '<orders-area base-path="/shop"></orders-area><orders-guest-lookup standalone></orders-guest-lookup>',
    script: `document.querySelector('orders-area').adapter = ${MEMBER_ADAPTER};`,
    trustedTypes,
    scripts,
  });
}

/** A member opens an order in the area, and a guest looks one up beside it. */
async function useBoth(page: Page): Promise<void> {
  await expect(getOrderLink(page)).toHaveCount(10);
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  const lookup = page.locator('main > orders-guest-lookup');
  await lookUp(page, 'US10000001');
  await expect(lookup.getByRole('article', { name: 'Order US10000001' })).toBeVisible();
}

/** Checks which version serves each tag: no tag may mix files of two versions. */
async function expectOneVersion(page: Page, { scripts }: PageScripts): Promise<void> {
  const first = scripts.find((script) => script.includes('orders-area.js')) ?? '';
  const versions = await page.evaluate(
    (tags) => tags.map((tag) => (customElements.get(tag) as { readonly version?: string } | undefined)?.version),
    Object.keys(loaders),
  );
  const [area, lookup] = ['orders-area', 'orders-guest-lookup'].map(
    (tag) => versions[Object.keys(loaders).indexOf(tag)],
  );
  expect(area === OLDER_VERSION, 'the area is of the older version').toBe(first.startsWith('/old/'));
  expect(lookup, 'version of the lookup').not.toBe(OLDER_VERSION);
  // An area loads its screens from its own version.
  const screens = versions.filter((_, at) => !/area|lookup/.test(Object.keys(loaders)[at] ?? '') && versions[at]);
  expect(new Set(screens), 'versions of the screens').toEqual(new Set([area]));
}

/** Expects the page's own Lit to continue rendering. */
async function expectRounds(page: Page): Promise<void> {
  const countRounds = () => page.evaluate(() => (window as unknown as { litRounds: number }).litRounds);
  const before = await countRounds();
  await expect.poll(countRounds, { message: "rounds of the page's Lit", timeout: 3_000 }).toBeGreaterThan(before);
  await expect(page.locator('footer > .page-lit')).toHaveText(/^Round \d+$/);
}

test.describe('a page with two builds whose code differs in methods and in shape', () => {
  // One worker, so that all tests share one older build.
  test.describe.configure({ mode: 'default' });
  let older: OlderFiles;
  test.beforeAll(async () => {
    older = await buildOlderArea();
  });

  for (const plan of VERSIONS) {
    test(`runs each tag with the build that defines it first: ${plan.name}`, async ({ page, watch }) => {
      await openWithScripts(page, plan, { older });
      // An area loads the lookup only when it shows one; until then, the standalone lookup waits for its own script.
      await useBoth(page);
      await expectOneVersion(page, plan);
      expect(watch.consoleLines.splice(0).join('\n')).toMatch(/<orders-area> .* is registered already and stays/);
    });
  }

  test('has a failing screen if both builds have the same fingerprint', async ({ page, watch }) => {
    const [plan] = VERSIONS.filter(({ scripts }) => scripts[0]?.startsWith('/old/'));
    if (!plan) throw new Error('No page loads the older build first.');
    await openWithScripts(page, plan, { older: withPresentFingerprint(older) });
    await expect.poll(() => watch.consoleLines.join('\n')).toMatch(/<orders-guest-lookup> a screen failed. TypeError/);
    watch.consoleLines.splice(0);
  });
});

test.describe('a page with its own copy of Lit', () => {
  for (const plan of PAGE_LITS) {
    test(`works with these scripts: ${plan.name}`, async ({ page }) => {
      await openWithScripts(page, {
        ...plan,
        scripts: [...plan.scripts, '/orders-area/cdn/orders-guest-lookup.js'],
      });
      await useBoth(page);
      await expectRounds(page);
    });
  }

  test("is told to add 'allow-duplicates' if its policy allows only one Lit", async ({ page, watch }) => {
    const [before, after] = PAGE_LITS;
    const litFirst = [before, after].find((plan) => plan?.scripts[0]?.includes('lit.js'));
    if (!litFirst) throw new Error('There is no page whose Lit comes first.');
    await openWithScripts(page, litFirst, { trustedTypes: 'lit-html' });
    await expect.poll(() => watch.consoleLines.join('\n')).toContain("trusted-types lit-html 'allow-duplicates'");
    expect(watch.violations.splice(0)).toHaveLength(1);
    expect(watch.pageErrors.splice(0)).toHaveLength(1);
  });
});

test('a page with a mix of two versions fails the check', async ({ page, watch }) => {
  await openWithScripts(page, PLANTED_VERSION);
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(expectOneVersion(page, PLANTED_VERSION)).rejects.toThrow(/versions of the screens/);
  watch.consoleLines.splice(0);
});

test('a page whose own Lit stops fails the check', async ({ page }) => {
  const [plan] = PAGE_LITS;
  if (!plan) throw new Error('There is no page with a Lit of its own.');
  await page.addInitScript(() => {
    const real = window.setInterval;
    let rounds: number | undefined;
    Object.assign(window, { setInterval: (...given: Parameters<typeof real>) => (rounds = real(...given)) });
    addEventListener('orders-ready', () => clearInterval(rounds));
  });
  await openWithScripts(page, plan);
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(expectRounds(page)).rejects.toThrow(/rounds of the page's Lit/);
});
