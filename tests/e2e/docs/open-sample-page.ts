import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { isSandboxRequest } from '../../../demo/sandbox/is-sandbox-request.js';
import { getPackedPackage } from '../support/packed-package.js';

/** The origin of the samples' addresses: the shop's pages and package, its order service and a partner's page. */
export const SHOP = 'https://shop.example';

export interface SamplePage {
  /** The sample and the markup around it. Its scripts get the page's nonce. */
  readonly markup: string;
  /** A module that runs before the scripts in the markup and provides what the sample refers to. */
  readonly given?: string;
  /** A module that runs after the scripts in the markup. */
  readonly then?: string;
  /** The full address of the page. */
  readonly address?: string;
  /** The elements whose scripts from `cdn/` the page loads; samples of markup have their own script tags. */
  readonly tags?: readonly string[];
  readonly trustedTypes?: string;
  /** Origins allowed in frames of the page. */
  readonly frames?: string;
  /** The origin that may show the page in a frame. */
  readonly framedBy?: string;
  /** Further files of the page, by address. */
  readonly files?: ReadonlyMap<string, string>;
  /** Blocks the package's scripts. */
  readonly isBlocked?: true;
}

/** Serves a page at an address of the samples, under the reference policy, with the files and services around it. */
export async function putUpSamplePage(page: Page, sample: SamplePage): Promise<string> {
  const { address = `${SHOP}/page`, files = new Map<string, string>() } = sample;
  const pageOrigin = new URL((await page.request.get('/')).url()).origin;
  const reference = await page.request.get('/us/en/orders/');
  const policy = toPolicy(reference.headers()['content-security-policy'] ?? '', pageOrigin, sample);
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const body = toDocument(sample, nonce);
  await page.route(`${new URL(address).origin}/**`, async (route) => {
    const url = new URL(route.request().url());
    const file = files.get(url.pathname);
    if (file !== undefined) return route.fulfill({ contentType: toType(url.pathname), body: file });
    if (url.pathname === new URL(address).pathname) {
      return route.fulfill({ contentType: 'text/html', body, headers: { 'content-security-policy': policy } });
    }
    return answer(route, pageOrigin, sample.isBlocked);
  });
  for (const origin of [SHOP, 'https://api.shop.example']) {
    if (origin !== new URL(address).origin) {
      await page.route(`${origin}/**`, (route) => answer(route, pageOrigin, sample.isBlocked));
    }
  }
  return address;
}

export async function openSamplePage(page: Page, sample: SamplePage): Promise<void> {
  await page.goto(await putUpSamplePage(page, sample));
}

/** The content security policy of the demo's page, with the samples' origins. */
function toPolicy(
  policy: string,
  pageOrigin: string,
  { trustedTypes, frames, framedBy = "'none'" }: SamplePage,
): string {
  const moved = policy
    .replaceAll(pageOrigin, `${SHOP} https://api.shop.example`)
    .replace(/frame-ancestors [^;]*/, `frame-ancestors ${framedBy}`);
  const named =
    trustedTypes === undefined ? moved : moved.replace(/trusted-types .*$/, `trusted-types ${trustedTypes}`);
  return frames === undefined ? named : `${named}; frame-src ${frames}`;
}

function toDocument({ markup, given = '', then = '', tags = [] }: SamplePage, nonce: string): string {
  const toModule = (code: string): string => `<script type="module" nonce="${nonce}">${code}</script>`;
  const loads = tags.map((tag) => toModule(`import '/orders-area/0.1.0/cdn/${tag}.js';`));
  const sample = markup.replaceAll('<script', `<script nonce="${nonce}"`);
  return `<!doctype html><html lang="en"><title>Shop</title><body><main>${toModule(given)}${sample}</main>
    ${toModule(then)}${loads.join('')}</body></html>`;
}

/** Serves the package's files as npm installed them, and the calls from the sandbox; any other address is an arbitrary page of the shop. */
async function answer(route: Route, pageOrigin: string, isBlocked?: true): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const [, file] = /^\/orders-area\/(?:\d+\.\d+\.\d+\/)?(.+)$/.exec(pathname) ?? [];
  if (file === undefined && !isSandboxRequest(request.method(), pathname)) {
    return route.fulfill({ contentType: 'text/html', body: 'Elsewhere' });
  }
  const cors = { 'access-control-allow-origin': new URL(request.frame().url()).origin };
  if (file !== undefined) {
    if (isBlocked) return route.abort();
    const body = readFileSync(path.join(getPackedPackage().folder, 'dist', file));
    return route.fulfill({ contentType: toType(file), headers: cors, body });
  }
  // The samples' service trusts their pages, but the sandbox that replaces it does not know their origin.
  const { origin: _origin, ...sent } = request.headers();
  const response = await route.fetch({ url: pageOrigin + pathname + search, headers: sent });
  const headers = { ...response.headers(), ...cors, 'access-control-allow-credentials': 'true' };
  // Images are on the origin of the response.
  const body = (await response.text()).replaceAll(pageOrigin, new URL(request.url()).origin);
  return route.fulfill({ response, headers, body });
}

function toType(file: string): string {
  return file.endsWith('.json') ? 'application/json' : 'text/javascript';
}
