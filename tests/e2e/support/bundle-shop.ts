import path from 'node:path';
import type { Page } from '@playwright/test';
import { bundlePage, PAGE_SCRIPT } from '../frameworks/bundle-page.js';
import { getPackedPackage } from './packed-package.js';

const BASE = '/bundled/';
const ENTRY = 'shop.js';

/** The address of the shop's script after `putUpShop`. */
export const SHOP_SCRIPT = BASE + PAGE_SCRIPT;

/** Bundles a shop's script, which imports the package from its own folder, with Vite. Returns the contents by file name. */
export function bundleShop(code: string): Promise<ReadonlyMap<string, string>> {
  const { project } = getPackedPackage();
  const entry = path.join(project, ENTRY);
  const plugin = {
    name: 'shop',
    enforce: 'pre',
    resolveId: (id: string) => (id === ENTRY ? entry : undefined),
    load: (id: string) => (id === entry ? code : undefined),
  } as const;
  return bundlePage({ root: project, entry: ENTRY, base: BASE, plugin });
}

/** Serves the bundled files. Returns a list that grows with the name of each file that the page requests. */
export async function putUpShop(page: Page, files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route(`**${BASE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(BASE.length);
    const body = files.get(name);
    requests.push(name);
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/javascript';
    return body === undefined ? route.abort() : route.fulfill({ contentType, body });
  });
  return requests;
}
