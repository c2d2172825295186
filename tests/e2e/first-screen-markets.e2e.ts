import type { Page } from '@playwright/test';
import { cn } from '../../src/markets/cn.js';
import { aliases, markets } from '../../src/markets/index.js';
import { AS_MEMBER } from './support/area.js';
import { openPage } from './support/open-page.js';
import { expect, test } from './support/test.js';

/** Shorter texts may be words of any program, and count only where they stand alone. */
const SHORTEST_SENTENCE = 8;
/** Words of our own programs that are also texts of a market: property names, a state, and the currencies that are written in whole amounts. */
const WORDS = ['el', 'id', 'late', 'HUF', 'IDR'];
const FIRST_FIELD = 'input[name=orderNumber]';

/** The texts of one market that the default lacks: layouts, patterns, carriers, map addresses, codes, currencies. */
function listMarketTexts(country: string): readonly string[] {
  const standard = new Set(listTexts(markets.default));
  return [...new Set(listTexts(markets[country]))].filter((text) => !standard.has(text));
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Whether scripts contain a text: anywhere if it is too long to occur by chance, otherwise as a string literal. */
function says(scripts: string, text: string): boolean {
  const written = JSON.stringify(text).slice(1, -1);
  if (text.length >= SHORTEST_SENTENCE) return scripts.includes(written) || scripts.includes(text);
  return ['"', "'", '`'].some((quote) => scripts.includes(quote + written + quote));
}

/**
 * The market texts in these scripts. A market's code counts as a text, except those of the United States and of
 * languages.
 */
function findContained(scripts: string): readonly string[] {
  const others = Object.keys(markets).filter((name) => name !== 'default' && name !== 'us');
  const found = others.flatMap((country) => [
    ...listMarketTexts(country).filter((text) => says(scripts, text)),
    ...[country, ...Object.keys(aliases).filter((alias) => aliases[alias] === country)].filter(
      (code) => scripts.includes(`"${code}"`) || new RegExp(`[{,]${code}:`).test(scripts),
    ),
  ]);
  return [...new Set(found)].filter((text) => !WORDS.includes(text)).sort();
}

/** The text of all scripts and data of the package that the page has fetched so far. */
async function readFetched(page: Page): Promise<string> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const packageUrls = urls.filter((url) => url.includes('/orders-area/') && /\.js(?:on)?$/.test(url));
  expect(packageUrls.length).toBeGreaterThan(0);
  return (await Promise.all(packageUrls.map(async (url) => (await page.request.get(url)).text()))).join('\n');
}

test('a first screen contains no market data except the code of the one country with agreements', async ({ page }) => {
  await openPage(page, { path: '/shop/', markup: '<orders-guest-lookup></orders-guest-lookup>' });
  await page.locator(FIRST_FIELD).waitFor();
  expect(findContained(await readFetched(page))).toEqual(['cn']);
  await page.goto('/us/en/orders/details/');
  await page.locator(FIRST_FIELD).waitFor();
  const area = await readFetched(page);
  expect(findContained(area)).toEqual(['cn']);
  // The code occurs once, in the table that the build makes.
  expect(area.match(/["'`]cn["'`]/g)).toHaveLength(1);
});

test('market texts are found where they are expected: with the calls and with the agreements', async ({ page }) => {
  await page.goto(AS_MEMBER);
  await page.locator('orders-history article').first().waitFor();
  const withCalls = findContained(await readFetched(page));
  expect(withCalls).toEqual(expect.arrayContaining(['86', 'https://uri.amap.com/search?keyword={address}', 'jp']));
  await page.goto('/cn/en/orders/details/');
  await page.locator(FIRST_FIELD).waitFor();
  expect(findContained(await readFetched(page))).toEqual(['cn', ...cn.lookupTerms].sort());
});
