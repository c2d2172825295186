import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../../../scripts/chromium-launch.js';
import { expect, test as base } from '../support/test.js';

/** A foreign host name that resolves to this machine, as after DNS rebinding. */
const EVIL = 'evil.test';

const test = base.extend<{ shop: string; evil: string }>({
  /** The origins of the demo shop, and of the same server under the foreign name. */
  shop: async ({ baseURL }, use) => use(baseURL ?? ''),
  evil: async ({ shop }, use) => use(`http://${EVIL}:${new URL(shop).port}`),
});

test.use({
  launchOptions: {
    ...CHROMIUM_LAUNCH,
    args: [...CHROMIUM_LAUNCH.args, `--host-resolver-rules=MAP ${EVIL} localhost`],
  },
});

/** A page without a policy: the response for an unknown address. */
const NOWHERE = '/nothing/here';

/** Requests an address from a script of the page. Returns the status and the body, or the error. */
function request(page: Page, url: string, init: RequestInit = {}): Promise<string> {
  return page.evaluate(
    ([address, options]) =>
      fetch(address, options).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        (error: unknown) => String(error),
      ),
    [url, init] as const,
  );
}

/** Adds an entry to the journal that a reset would remove. Returns a function that checks for it. */
async function plantEntry(page: Page): Promise<() => Promise<boolean>> {
  const path = `/summary/v1/US${randomInt(10_000_000, 99_999_999)}`;
  await page.request.get(`${path}?filter=country(us)&filter=language(en)`);
  return async () => (await (await page.request.get('/sandbox/requests')).text()).includes(path);
}

test('the sandbox rejects requests under a foreign host name that resolves to this machine', async ({ page, evil }) => {
  await page.goto(evil + NOWHERE);
  for (const path of ['/sandbox/requests', '/summary/v1/US10000001?filter=email(guest%40example.com)']) {
    expect(await request(page, path, { credentials: 'include' })).toMatch(/^421 .*HOST_UNTRUSTED/);
  }
});

test('a page of another origin can neither read nor reset the sandbox', async ({ page, shop, evil }) => {
  const isThere = await plantEntry(page);
  const reset = `${shop}/sandbox/reset`;
  await page.goto(evil + NOWHERE);
  expect(await request(page, `${shop}/sandbox/requests`, { credentials: 'include' })).toContain('Failed to fetch');
  const response = page.waitForResponse(reset);
  await request(page, reset, {
    method: 'POST',
    mode: 'no-cors',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  });
  expect((await response).status()).toBe(403);
  const sent = page.waitForResponse(reset);
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: 'text/plain' });
    document.body.append(form);
    form.submit();
  }, reset);
  expect((await sent).status()).toBe(403);
  expect(await isThere()).toBe(true);
});

test('a frame with an opaque origin, which may look up orders, cannot reset the sandbox', async ({ page }) => {
  const isThere = await plantEntry(page);
  await page.goto(NOWHERE);
  const heard = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data), { once: true });
        const script = `
          const say = (path, init) => fetch('${location.origin}' + path, init).then(({ status }) => status, () => 'refused');
          Promise.all([
            say('/summary/v1/US10000001?filter=country(us)&filter=language(en)&filter=email(guest%40example.com)'),
            say('/sandbox/requests'),
            say('/sandbox/reset', { method: 'POST', headers: { 'x-sandbox-reset': '1' } }),
          ]).then((answers) => parent.postMessage(answers, '*'));`;
        const srcdoc = `<script>${script}</script>`;
        document.body.append(Object.assign(document.createElement('iframe'), { sandbox: 'allow-scripts', srcdoc }));
      }),
  );
  expect(heard).toEqual([200, 'refused', 'refused']);
  expect(await isThere()).toBe(true);
});

/** The sites of the demo. */
type Site = 'shop' | 'partner' | 'elsewhere';

/** Pages of the demo, and the sites that may show them in a frame. */
const FRAMED: readonly { readonly path: string; readonly site?: Site; readonly by: readonly Site[] }[] = [
  { path: '/us/en/orders/', by: ['shop', 'partner'] },
  { path: '/us/en/cart', by: [] },
  { path: '/kiosk/', by: [] },
  { path: '/playground/', by: [] },
  { path: '/playground/stage/', by: ['shop'] },
  { path: '/partner/', site: 'partner', by: [] },
  { path: '/partner/orders/', site: 'partner', by: ['partner'] },
];

for (const { path, site = 'shop', by } of FRAMED) {
  const whom = by.length === 0 ? 'no page' : `pages of ${by.join(' and ')} alone`;
  test(`${path} is shown in frames of ${whom}`, async ({ page, partner, shop, evil }) => {
    const origins = { shop, partner: new URL(partner).origin, elsewhere: evil };
    const shownBy: string[] = [];
    for (const [around, origin] of Object.entries(origins)) {
      await page.goto(origin + NOWHERE);
      await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const frame = Object.assign(document.createElement('iframe'), { src });
            frame.addEventListener('load', resolve, { once: true });
            document.body.append(frame);
          }),
        origins[site] + path,
      );
      if (page.frames()[1]?.url().startsWith(origins[site])) shownBy.push(around);
    }
    expect(shownBy).toEqual(by);
  });
}
