import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loaders } from '../../elements/loaders.js';
import { bundleShop, putUpShop, SHOP_SCRIPT } from './support/bundle-shop.js';
import { openPage } from './support/open-page.js';
import { getPackedPackage } from './support/packed-package.js';
import { expect, test } from './support/test.js';

const TAGS = Object.keys(loaders);
const INSTALLED = '/installed/';

test('tree shaking keeps every tag that is imported through its own entry', async ({ page }) => {
  const imports = TAGS.map((tag) => `import 'orders-area/${tag.slice('orders-'.length)}';`);
  await putUpShop(page, await bundleShop(imports.join('\n')));
  await openPage(page, { path: '/shop/page', markup: '<div></div>', scripts: [SHOP_SCRIPT] });
  const list = () => page.evaluate((tags) => tags.filter((tag) => customElements.get(tag) !== undefined), TAGS);
  await expect.poll(list).toEqual(TAGS);
});

/** Serves the installed package and returns its list of hashes. */
async function serveInstalled(page: Page): Promise<Readonly<Record<string, string>>> {
  const dist = path.join(getPackedPackage().folder, 'dist');
  await page.route(`**${INSTALLED}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = readFileSync(path.join(dist, pathname.slice(INSTALLED.length)));
    return route.fulfill({ contentType: pathname.endsWith('.json') ? 'application/json' : 'text/javascript', body });
  });
  const { files } = JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8')) as {
    readonly files: Readonly<Record<string, string>>;
  };
  return files;
}

const SINGLE_FILES = [
  { what: 'each of its own file', files: TAGS.map((tag) => `embed/${tag}.js`) },
  { what: 'all of one file', files: ['embed/orders-all.js'] },
];

for (const { what, files } of SINGLE_FILES) {
  test(`a plain page runs every tag from the installed package, ${what}, with integrity hashes`, async ({ page }) => {
    const list = await serveInstalled(page);
    await openPage(page, {
      path: '/shop/page',
      markup: TAGS.map((tag) => `<${tag} locale="de" flags="enableGiftCardLookup enableCurbsidePickup"></${tag}>`).join(
        '',
      ),
      scripts: files.map((file) => INSTALLED + file),
      hashes: Object.fromEntries(files.map((file) => [INSTALLED + file, list[file] ?? 'sha384-missing'])),
    });
    for (const tag of TAGS) {
      await expect(page.locator(`main > ${tag}`).locator('[part=root]').first()).toHaveAttribute('lang', 'de-US');
    }
  });
}
