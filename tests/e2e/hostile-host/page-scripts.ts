import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { OlderFiles } from './older-build.js';

/** A page that loads scripts of others beside ours: its own Lit, or another version of the package. */
export interface PageScripts {
  readonly name: string;
  /** The page's scripts including ours, in loading order. */
  readonly scripts: readonly string[];
}

const AREA = '/orders-area/cdn/orders-area.js';
const LOOKUP = '/orders-area/cdn/orders-guest-lookup.js';
const OLD_AREA = '/old/cdn/orders-area.js';
const PAGE_LIT = '/page-scripts/lit.js';

/** Another version of the package, with the scripts in every order. */
export const VERSIONS: readonly PageScripts[] = listPermutations([AREA, OLD_AREA, LOOKUP]).map((scripts) => ({
  name: scripts.map(toTitle).join(', then '),
  scripts,
}));

/** The page's own Lit, before and after ours. */
export const PAGE_LITS: readonly PageScripts[] = listPermutations([AREA, PAGE_LIT]).map((scripts) => ({
  name: scripts.map(toTitle).join(', then '),
  scripts,
}));

const HALF = '/page-scripts/half.js';

/** A script that defines a view of another version before our area does. The checks must reject this mixture of two versions. */
export const PLANTED_VERSION: PageScripts = {
  name: 'half an older version, then the area',
  scripts: [HALF, AREA, LOOKUP],
};

const HALF_SCRIPT = `customElements.define('orders-detail', class extends HTMLElement { static version = '0.0.1-old'; });`;

/** Serves the page's own Lit, which keeps rendering, and below `/old/` the files of an older build. */
export async function servePageScripts(page: Page, older?: OlderFiles): Promise<void> {
  const lit = readFileSync(new URL(import.meta.resolve('lit-html')), 'utf8');
  await page.route('**/page-scripts/lit-html.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: lit }),
  );
  await page.route(`**${PAGE_LIT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: PAGE_SCRIPT }));
  await page.route(`**${HALF}`, (route) => route.fulfill({ contentType: 'text/javascript', body: HALF_SCRIPT }));
  await page.route('**/old/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/old/', '');
    const contentType = path.extname(file) === '.json' ? 'application/json' : 'text/javascript';
    return older ? route.fulfill({ contentType, body: older(file) }) : route.abort();
  });
}

/** Renders with the page's own Lit repeatedly; `litRounds` counts the rounds. */
const PAGE_SCRIPT = `import { html, render } from '/page-scripts/lit-html.js';
  const place = document.body.appendChild(document.createElement('footer'));
  window.litRounds = 0;
  setInterval(() => render(html\`<p class=\${'page-lit'}>Round <b>\${(window.litRounds += 1)}</b></p>\`, place), 20);`;

function toTitle(script: string): string {
  return { [AREA]: 'the area', [OLD_AREA]: 'an older area', [LOOKUP]: 'the lookup', [PAGE_LIT]: "the page's Lit" }[
    script
  ] as string;
}

/** All permutations of the entries. */
function listPermutations(entries: readonly string[]): string[][] {
  if (entries.length < 2) return [[...entries]];
  return entries.flatMap((first) =>
    listPermutations(entries.filter((entry) => entry !== first)).map((rest) => [first, ...rest]),
  );
}
