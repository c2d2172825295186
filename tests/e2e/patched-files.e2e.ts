import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { loaders } from '../../elements/loaders.js';
import { inRoot } from '../../scripts/paths.js';
import { safeExports } from '../../scripts/vite/safe-exports.js';
import { bundlePage, PAGE_SCRIPT } from './frameworks/bundle-page.js';
import { addPatch, EXTENDED_OBJECTS } from './hostile-host/patched-globals.js';
import { MEMBER_ADAPTER, openPage } from './support/open-page.js';
import { standFor } from './support/stand-for.js';
import { expect, test } from './support/test.js';

const TAGS = Object.keys(loaders);
const FLAGS = 'enableGiftCardLookup enableCurbsidePickup';
const ATTRIBUTES = `order-number="US10000001" store-id="101" qr-id="7" routing="memory" flags="${FLAGS}"`;

const listScripts = (folder: string) => readdirSync(inRoot('dist', folder)).filter((file) => file.endsWith('.js'));

/** Single files and entries of one tag: each defines the tag in its name. */
const DEFINING = [...listScripts('embed').map((file) => `embed/${file}`), ...TAGS.map((tag) => `cdn/${tag}.js`)];

interface PatchedPage {
  readonly tags?: readonly string[];
  readonly scripts?: readonly string[];
  /** The text of a module of the page. */
  readonly script?: string;
}

/** The start of the page's own module: gives the tags an adapter and records their events. */
const PREPARE = `window.heard = new Set();
  for (const name of ['orders-ready', 'orders-error']) {
    document.addEventListener(name, ({ target, detail }) => heard.add([name, target.localName, detail.code ?? ''].join(' ').trim()));
  }
  for (const tag of document.querySelectorAll('main > :not(h1)')) tag.adapter = ${MEMBER_ADAPTER};`;

/** Opens a page with these tags and scripts where every object inherits extra properties. */
async function openPatchedPage(page: Page, { tags = TAGS, scripts = [], script = '' }: PatchedPage): Promise<void> {
  await addPatch(page, EXTENDED_OBJECTS);
  await openPage(page, {
    path: '/shop/page',
    markup: tags.map((tag) => `<${tag} ${ATTRIBUTES}></${tag}>`).join(''),
    script: PREPARE + script,
    scripts,
    // The area is in its own file and in one of the index's files, each with its own copy of lit-html.
    trustedTypes: "lit-html 'allow-duplicates'",
  });
}

/** The events of the tags, and attributes that their elements wrongly have under an inherited name. */
function lookAtPage(page: Page): Promise<{ readonly heard: string[]; readonly strays: string[] }> {
  return page.evaluate(() => {
    const { heard } = window as unknown as { readonly heard: ReadonlySet<string> };
    const tags = [...document.querySelectorAll('main > :not(h1)')];
    const elements = tags.flatMap((tag) => [tag, ...(tag.shadowRoot?.querySelectorAll('*') ?? [])]);
    const inherited: string[] = [];
    for (const name in {}) inherited.push(name);
    const strays = elements.flatMap((element) => inherited.filter((name) => element.hasAttribute(name)));
    return { heard: [...heard].sort(), strays };
  });
}

/** Expects the first screen of each tag to be ready, without an error. */
async function expectReady(page: Page, tags = TAGS): Promise<void> {
  const heard = tags.map((tag) => `orders-ready ${tag}`).sort();
  await expect.poll(() => lookAtPage(page)).toEqual({ heard, strays: [] });
}

/**
 * The text of a module that imports all files of a folder, records failures, and defines every tag through the
 * folder's index.
 */
function toImports(folder: string, files: readonly string[]): string {
  const imports = files.map((file) => `import(${JSON.stringify(folder + file)}),\n`);
  return `window.failures = Promise.allSettled([\n${imports.join('')}]).then(async (imports) => {
    const { defineOrders } = await import(${JSON.stringify(`${folder}index.js`)});
    await defineOrders();
    return imports.flatMap(({ reason }) => (reason ? [String(reason)] : []));
  });`;
}

function listFailures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { readonly failures: Promise<string[]> }).failures);
}

/** Serves a page script that imports every file of `react/`, bundled with the page's React. */
async function serveReactPage(page: Page): Promise<string> {
  const base = '/react-page/';
  const entry = inRoot('every-file.js');
  const text = toImports(inRoot('dist/react/'), listScripts('react'));
  const plugin: Plugin = {
    name: 'every-file',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? text : undefined),
  };
  // Bundle without the patch, so that the page's own bundle is not what breaks.
  const files = await bundlePage({ root: inRoot(), entry, base, plugin: [plugin, safeExports()] });
  await page.route(`**${base}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: files.get(pathname.slice(base.length)) ?? '' });
  });
  return base + PAGE_SCRIPT;
}

test.describe('a page where every object inherits extra properties', () => {
  test.setTimeout(120_000);

  for (const file of DEFINING) {
    const name = path.basename(file, '.js');
    const tags = name in loaders ? [name] : TAGS;
    test(`${file} defines its tags and they become ready`, standFor([file]), async ({ page, watch }) => {
      await openPatchedPage(page, { tags, scripts: [`/orders-area/${file}`] });
      await expectReady(page, tags);
      expect(watch.consoleLines).toEqual([]);
    });
  }

  test('every file of cdn/ runs and every tag becomes ready', async ({ page, watch }) => {
    const files = listScripts('cdn');
    await openPatchedPage(page, { script: toImports('/orders-area/cdn/', files) });
    expect(await listFailures(page)).toEqual([]);
    await expectReady(page);
    expect(watch.consoleLines).toEqual([]);
  });

  test('every file of react/ runs and every tag becomes ready', async ({ page, watch }) => {
    await openPatchedPage(page, { scripts: [await serveReactPage(page)] });
    await expectReady(page);
    expect(await listFailures(page)).toEqual([]);
    expect(watch.consoleLines).toEqual([]);
  });
});

test.describe('a page where every object inherits markup', () => {
  for (const file of ['embed/orders-all.js', 'cdn/orders-history.js']) {
    const tags = file.startsWith('embed/') ? TAGS : ['orders-history'];
    test(`${file} renders its tags without that markup`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(Object.prototype, { dangerouslySetInnerHTML: { __html: '<b class="stranger">stranger</b>' } });
      });
      await openPage(page, {
        path: '/shop/page',
        markup: tags.map((tag) => `<${tag} ${ATTRIBUTES}></${tag}>`).join(''),
        script: PREPARE,
        scripts: [`/orders-area/${file}`],
        trustedTypes: 'lit-html',
      });
      await expectReady(page, tags);
      await expect(page.locator('.stranger')).toHaveCount(0);
    });
  }
});
