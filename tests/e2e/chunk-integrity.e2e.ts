import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { putUpSamplePage, SHOP, type SamplePage } from './docs/open-sample-page.js';
import { getPackedPackage } from './support/packed-package.js';
import { listMapped, printSnippet, withoutImportMap } from './support/print-snippet.js';
import { expect, lookUp, test } from './support/test.js';

const BASE = `${SHOP}/orders-area/0.1.0/`;
const LOOKUP = '<orders-guest-lookup api-base="https://api.shop.example"></orders-guest-lookup>';
/** Registers the tag from the page's own script, through the entry that loads each tag on first use. */
const REGISTER = `import { defineOrders } from '${BASE}cdn/index.js'; defineOrders('orders-guest-lookup').catch(() => {});`;

const toSnippet = (entry: string): string => printSnippet('--base', BASE, entry);

/** The only file of the snippet's import map whose name starts with `name`. */
function findChunk(snippet: string, name: string): string {
  const chunk = listMapped(snippet).find((address) => address.startsWith(`${BASE}cdn/${name}-`));
  if (chunk === undefined) throw new Error(`The import map lists no ${name}.`);
  return chunk;
}

/** Opens a page on which one script of the package has an extra line that the build did not write. */
async function openChanged(page: Page, changed: string, sample: SamplePage): Promise<void> {
  const address = await putUpSamplePage(page, sample);
  const code = readFileSync(path.join(getPackedPackage().folder, 'dist', changed.slice(BASE.length)), 'utf8');
  await page.route(changed, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${code}\nglobalThis.hasChangedCodeRun = true;` }),
  );
  await page.goto(address);
}

const hasChangedCodeRun = (page: Page): Promise<boolean> => page.evaluate(() => 'hasChangedCodeRun' in globalThis);

const isDefined = (page: Page): Promise<boolean> =>
  page.evaluate(() => customElements.get('orders-guest-lookup') !== undefined);

test('a page with the printed markup opens an order, and the import map lists every script it loads', async ({
  page,
}) => {
  const snippet = toSnippet('cdn/orders-area.js');
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(request.url());
  });
  const markup = `${snippet}<orders-area api-base="https://api.shop.example"></orders-area>`;
  const address = `${SHOP}/us/en/orders/`;
  await page.goto(await putUpSamplePage(page, { markup, trustedTypes: 'lit-html', address }));
  await lookUp(page, 'US10000001');
  await expect(page.locator('orders-detail .order-head')).toContainText('US10000001');
  expect(loaded.size).toBeGreaterThan(5);
  expect([...loaded].filter((script) => !listMapped(snippet).includes(script))).toEqual([]);
});

test('a changed chunk does not run, and the shopper reads that part of the page is missing', async ({
  page,
  watch,
}) => {
  const snippet = toSnippet('cdn/orders-guest-lookup.js');
  const then = `document.addEventListener('orders-error', ({ detail }) => console.log('Reported ' + detail.code));`;
  await openChanged(page, findChunk(snippet, 'calls'), { markup: snippet + LOOKUP, then });
  await lookUp(page, 'US10000001');
  await expect(page.getByText("Part of this page didn't load.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await hasChangedCodeRun(page)).toBe(false);
  const output = watch.consoleLines.join('\n');
  expect(output).toContain('integrity');
  expect(output).toContain('Reported chunk-load');
  expect(watch.calls).toEqual([]);
});

test('without the import map the changed chunk runs, although the entry has its hash', async ({ page }) => {
  const snippet = toSnippet('cdn/orders-guest-lookup.js');
  await openChanged(page, findChunk(snippet, 'calls'), { markup: withoutImportMap(snippet) + LOOKUP });
  await lookUp(page, 'US10000001');
  await expect(page.locator('orders-guest-lookup [part=card]')).toContainText('US10000001');
  expect(await hasChangedCodeRun(page)).toBe(true);
});

test('a changed chunk that an entry imports leaves the tag undefined and its content visible', async ({
  page,
  watch,
}) => {
  const snippet = toSnippet('cdn/index.js');
  const markup = `${snippet}<orders-guest-lookup>Please call us about your order.</orders-guest-lookup>`;
  await openChanged(page, findChunk(snippet, 'screen-loaders'), { markup, then: REGISTER });
  await expect.poll(() => watch.consoleLines.join('\n')).toContain('integrity');
  expect([await isDefined(page), await hasChangedCodeRun(page)]).toEqual([false, false]);
  await expect(page.getByText('Please call us about your order.')).toBeVisible();
});

test('without the import map the changed chunk that an entry imports runs and the tag is defined', async ({ page }) => {
  const snippet = toSnippet('cdn/index.js');
  const markup = withoutImportMap(snippet) + LOOKUP;
  await openChanged(page, findChunk(snippet, 'screen-loaders'), { markup, then: REGISTER });
  await expect.poll(() => isDefined(page)).toBe(true);
  expect(await hasChangedCodeRun(page)).toBe(true);
});

test('a changed entry leaves the tag undefined', async ({ page, watch }) => {
  const snippet = toSnippet('cdn/orders-guest-lookup.js');
  await openChanged(page, `${BASE}cdn/orders-guest-lookup.js`, { markup: snippet + LOOKUP });
  await expect.poll(() => watch.consoleLines.join('\n')).toContain('integrity');
  expect([await isDefined(page), await hasChangedCodeRun(page)]).toEqual([false, false]);
});
