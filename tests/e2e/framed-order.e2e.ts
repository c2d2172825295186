import type { Frame, Page } from '@playwright/test';
import { expect, test } from './support/test.js';

const ORDER = '/us/en/orders/sales/US10000001/?as=member';

interface Heard {
  readonly origin: string;
  readonly data: { readonly type: string; readonly url: string };
}

/** Opens a page of another origin that frames a page of the shop and records its messages. */
async function openFramed(page: Page, around: string, framed: string): Promise<Frame> {
  const shop = new URL((await page.request.get('/')).url()).origin;
  const body = `<!doctype html><title>Partner</title>
    <script>window.heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));</script>
    <iframe src="${shop}${framed}" width="1000" height="900" sandbox="allow-scripts allow-same-origin"></iframe>`;
  // Chromium blocks a page without a server from framing one on this machine, so the framed page is fulfilled the same
  // way.
  if (framed.includes('?as=')) {
    await page.route(shop + framed, async (route) => route.fulfill({ response: await route.fetch() }));
  }
  await page.route(`${around}/frame/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${around}/frame/`);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

const listHeard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

/** The requests to open a link. */
const listLinks = async (page: Page) =>
  (await listHeard(page)).filter(({ data }) => data.type === 'orders-open-in-top');

/** The addresses of the screens that have loaded. */
const listScreens = async (page: Page) =>
  (await listHeard(page)).flatMap(({ data }) => (data.type === 'orders-open-screen-in-top' ? data.url : []));

/** Serves a page with only the order's tag, for a guest whose contact is unknown. */
async function serveAlone(page: Page, parentOrigin: string): Promise<string> {
  const reference = await page.request.get('/us/en/orders/');
  const policy = reference.headers()['content-security-policy'] ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const body = `<!doctype html><html lang="en"><title>Shop</title><main>
    <orders-detail order-number="US10000001" parent-origin="${parentOrigin}"></orders-detail></main>
    <script type="module" nonce="${nonce}" src="/orders-area/cdn/orders-detail.js"></script></html>`;
  await page.route('**/shop/alone/', (route) =>
    route.fulfill({ contentType: 'text/html', body, headers: { 'content-security-policy': policy } }),
  );
  return '/shop/alone/';
}

test('a framed order asks the page around it to open its links', async ({ page, partner, baseURL }) => {
  const around = new URL(partner).origin;
  const frame = await openFramed(page, around, ORDER);
  const before = frame.url();
  await frame.getByRole('link', { name: 'Contact us' }).click();
  await expect
    .poll(() => listLinks(page))
    .toEqual([{ origin: baseURL, data: { type: 'orders-open-in-top', url: `${baseURL}/us/en/help/contact` } }]);
  expect(frame.url()).toBe(before);
  // With a modifier key the browser opens the link itself.
  await frame.getByRole('link', { name: 'Contact us' }).click({ modifiers: ['Control'] });
  // Screens of the area stay in the frame.
  await frame.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(frame.getByRole('article').first()).toBeVisible();
  expect(await listLinks(page)).toHaveLength(1);
});

test('each screen of a framed area asks once to be opened in the whole window', async ({ page, partner, baseURL }) => {
  const frame = await openFramed(page, new URL(partner).origin, ORDER);
  await expect.poll(() => listScreens(page)).toEqual([baseURL + ORDER]);
  await frame.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(frame.getByRole('article').first()).toBeVisible();
  await expect.poll(() => listScreens(page)).toEqual([baseURL + ORDER, `${baseURL}/us/en/orders/?as=member`]);
});

test('the framed guest lookup asks to be opened in the whole window', async ({ page, partner, baseURL }) => {
  const lookup = '/us/en/orders/details/?as=guest';
  await openFramed(page, new URL(partner).origin, lookup);
  await expect.poll(() => listScreens(page)).toEqual([baseURL + lookup]);
});

test('a framed standalone order asks once to be opened in the whole window', async ({ page, partner, baseURL }) => {
  const around = new URL(partner).origin;
  const alone = await serveAlone(page, around);
  await openFramed(page, around, alone);
  await expect.poll(() => listScreens(page)).toEqual([baseURL + alone]);
});

test('a standalone order in a frame asks to open sign-in and other screens', async ({ page, partner, baseURL }) => {
  const around = new URL(partner).origin;
  const frame = await openFramed(page, around, await serveAlone(page, around));
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await frame.getByRole('link', { name: /look/i }).click();
  const open = (path: string) => ({ origin: baseURL, data: { type: 'orders-open-in-top', url: `${baseURL}${path}` } });
  await expect.poll(() => listLinks(page)).toEqual([open('/us/en/login'), open('/us/en/orders/details/')]);
});

test('a framed order sends no message to an origin other than the configured one', async ({
  page,
  partner,
  baseURL,
}) => {
  const around = new URL(partner).origin;
  const frame = await openFramed(page, around, await serveAlone(page, 'https://www.shop.example'));
  await frame.getByRole('button', { name: 'Sign in' }).click();
  // The frame navigates by itself.
  await expect.poll(() => frame.url()).toBe(`${baseURL}/us/en/login`);
  expect(await listHeard(page)).toEqual([]);
});

test('a framed order without a configured origin sends no message', async ({ page, partner, baseURL }) => {
  const around = new URL(partner).origin;
  const frame = await openFramed(page, around, await serveAlone(page, ''));
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => frame.url()).toBe(`${baseURL}/us/en/login`);
  expect(await listHeard(page)).toEqual([]);
});

test('an order outside a frame opens other pages itself', async ({ page, partner, baseURL }) => {
  await page.goto(await serveAlone(page, new URL(partner).origin));
  await page.evaluate(() => addEventListener('message', ({ data }) => console.log('told', data)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => page.url()).toBe(`${baseURL}/us/en/login`);
});
