import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { OlderFiles } from './older-build.js';

/** What else a page loads beside our tags. */
export interface Company {
  readonly name: string;
  /** The page's scripts, ours included, in the order in which they are loaded. */
  readonly scripts: readonly string[];
}

const AREA = '/orders-area/cdn/orders-area.js';
const LOOKUP = '/orders-area/cdn/orders-guest-lookup.js';
const OLD_AREA = '/old/cdn/orders-area.js';
const PAGE_LIT = '/company/lit.js';

/** Another version of us, in every order in which the scripts can come. */
export const VERSIONS: readonly Company[] = listOrders([AREA, OLD_AREA, LOOKUP]).map((scripts) => ({
  name: scripts.map(toTitle).join(', then '),
  scripts,
}));

/** A Lit of the page's own, before and after ours. */
export const PAGE_LITS: readonly Company[] = listOrders([AREA, PAGE_LIT]).map((scripts) => ({
  name: scripts.map(toTitle).join(', then '),
  scripts,
}));

const HALF = '/company/half.js';

/** A script that brings a screen of another version before our area does. Half of each is what must not be taken for sound. */
export const PLANTED_VERSION: Company = { name: 'half an older version, then the area', scripts: [HALF, AREA, LOOKUP] };

const HALF_SCRIPT = `customElements.define('orders-detail', class extends HTMLElement { static version = '0.0.1-old'; });`;

/** Serves the page's own Lit, which keeps rendering, and below `/old/` the files of an older build. */
export async function serveCompany(page: Page, older?: OlderFiles): Promise<void> {
  const lit = readFileSync(new URL(import.meta.resolve('lit-html')), 'utf8');
  await page.route('**/company/lit-html.js', (route) => route.fulfill({ contentType: 'text/javascript', body: lit }));
  await page.route(`**${PAGE_LIT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: PAGE_SCRIPT }));
  await page.route(`**${HALF}`, (route) => route.fulfill({ contentType: 'text/javascript', body: HALF_SCRIPT }));
  await page.route('**/old/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/old/', '');
    const contentType = path.extname(file) === '.json' ? 'application/json' : 'text/javascript';
    return older ? route.fulfill({ contentType, body: older(file) }) : route.abort();
  });
}

/** Draws with the page's own Lit, again and again: `litRounds` counts. */
const PAGE_SCRIPT = `import { html, render } from '/company/lit-html.js';
  const place = document.body.appendChild(document.createElement('footer'));
  window.litRounds = 0;
  setInterval(() => render(html\`<p class=\${'page-lit'}>Round <b>\${(window.litRounds += 1)}</b></p>\`, place), 20);`;

function toTitle(script: string): string {
  return { [AREA]: 'the area', [OLD_AREA]: 'an older area', [LOOKUP]: 'the lookup', [PAGE_LIT]: "the page's Lit" }[
    script
  ] as string;
}

/** Every order of the entries. */
function listOrders(entries: readonly string[]): string[][] {
  if (entries.length < 2) return [[...entries]];
  return entries.flatMap((first) =>
    listOrders(entries.filter((entry) => entry !== first)).map((rest) => [first, ...rest]),
  );
}
