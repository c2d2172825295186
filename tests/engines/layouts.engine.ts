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
  'area-wait': 'never loads in Firefox, which waits for the preloaded module that the surface holds back',
};

/** For the screens of three engines that two cores draw. */
const PATIENCE_MS = 15_000;

async function openInAll(chromium: Page, others: Others, surface: Surface): Promise<EnginePages> {
  // As the other two have it.
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

/** What comes late in one engine is waited for. */
async function expectSame(pages: EnginePages): Promise<void> {
  await expect(async () => expect(await listDifferences(pages)).toEqual([])).toPass({ timeout: PATIENCE_MS });
}

for (const surface of SURFACES.filter(({ name }) => !(name in NOT_COMPARED))) {
  test(`${surface.name} has the same words and widths in every engine`, async ({ page, others }) => {
    await expectSame(await openInAll(page, others, surface));
  });
}

test.describe('the comparison', () => {
  const lookup = SURFACES.find(({ name }) => name === 'lookup');

  test('is of engines that have the same fonts', async ({ page, others }) => {
    const pages = [page, await others.firefox(), await others.webkit()];
    const widths = await Promise.all(
      pages.map(async (one) => {
        await one.goto('/');
        return one.evaluate(() => {
          const line = document.body.appendChild(document.createElement('b'));
          line.style.cssText = 'display: inline-block; white-space: nowrap';
          line.textContent = 'Sphinx of black quartz, judge my vow. 0123456789';
          return line.getBoundingClientRect().width;
        });
      }),
    );
    expect(Math.max(...widths) - Math.min(...widths), widths.join(', ')).toBeLessThan(4);
  });

  test('sees other words, another width, and what is missing or added', async ({ page, others }) => {
    if (!lookup) throw new Error('There is no surface of that name.');
    const pages = await openInAll(page, others, lookup);
    await expectSame(pages);
    await pages.firefox.evaluate(() => {
      const root = document.querySelector('orders-guest-lookup')?.shadowRoot;
      root?.querySelector('h2')?.replaceChildren('Find an order');
      root?.querySelector('label')?.remove();
    });
    await pages.webkit.evaluate(() => {
      const root = document.querySelector('orders-guest-lookup')?.shadowRoot;
      const [button, form] = [root?.querySelector('button'), root?.querySelector('form')];
      if (button) button.style.width = `${button.getBoundingClientRect().width * 0.9}px`;
      form?.append(document.createElement('hr'));
    });
    const found = await listDifferences(pages);
    const isFound = (start: string, end: RegExp): boolean =>
      found.some((difference) => difference.startsWith(start) && end.test(difference));
    expect(isFound('firefox: ', /says "Find an order", not "Find your order"$/), found.join('\n')).toBe(true);
    expect(isFound('firefox: ', /label.* is missing$/), found.join('\n')).toBe(true);
    expect(isFound('webkit: ', /button.* px wide, not /), found.join('\n')).toBe(true);
    expect(isFound('webkit: ', /hr is there as well$/), found.join('\n')).toBe(true);
  });
});
