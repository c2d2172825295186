import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { HIGHLIGHTS } from '../../demo/playground/states/highlights.js';
import { STATES } from '../../demo/playground/states/states.js';
import { loaders } from '../../elements/loaders.js';
import { inRoot } from '../../scripts/paths.js';
import { openPage } from './support/open-page.js';
import { expect, expectAccessible, expectNoSidewaysScroll, takePicture, tabTo, test } from './support/test.js';

const ORDER = '?tag=orders-detail&as=member&country=us&locale=en&order-number=US10000001';
const ROOT = '[part=root]';

function getStage(page: Page): FrameLocator {
  return page.frameLocator('.stage-frame');
}

async function openPlayground(page: Page, query = ORDER): Promise<void> {
  await page.goto(`/playground/${query}`);
  await expect(page.locator('select[name=tag]')).toBeVisible();
}

const getSnippet = async (page: Page): Promise<string> => (await page.locator('.code').textContent()) ?? '';

/** Puts the generated HTML into a strict host page, unchanged except for its script tags. */
async function paste(page: Page, snippet: string): Promise<void> {
  const [, src = ''] = /<script type="module" src="([^"]+)"><\/script>/.exec(snippet) ?? [];
  const [, script = ''] = /<script type="module">([\s\S]*)<\/script>/.exec(snippet) ?? [];
  const [markup = ''] = /<orders-[a-z-]+[\s\S]*<\/orders-[a-z-]+>/.exec(snippet) ?? [];
  await openPage(page, { path: '/shop/page', markup, script, scripts: [src], trustedTypes: 'lit-html' });
}

for (const tag of Object.keys(loaders)) {
  test(`<${tag}> can be selected, rendered and observed, and runs where its HTML is pasted`, async ({
    page,
    context,
  }) => {
    await openPlayground(page);
    await page.locator('select[name=tag]').selectOption(tag);
    const drawn = getStage(page).locator(tag).locator(ROOT).first();
    await expect(drawn).toBeVisible();
    await expect(page.locator('.events li').filter({ hasText: 'orders-ready' })).not.toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`tag=${tag}&`));
    const snippet = await getSnippet(page);
    const heading = drawn.locator('h1, h2, h3, p').first();
    await expect(heading).toBeVisible();
    const secondPage = await context.newPage();
    await paste(secondPage, snippet);
    const pasted = secondPage.locator(tag).locator(ROOT).first().locator('h1, h2, h3, p').first();
    await expect(pasted).toHaveText(await heading.innerText());
    await secondPage.close();
  });
}

test('attribute, market, locale, theme, direction and width can be changed', async ({ page }) => {
  await openPlayground(page);
  const detail = getStage(page).locator('orders-detail');
  await expect(detail.locator('.order-head')).toContainText('US10000001');
  await page.getByLabel('order-number').fill('DE10000001');
  await page.getByLabel('order-number').press('Enter');
  await page.getByLabel('Market').selectOption('de');
  await page.getByLabel('Locale').selectOption('de');
  await expect(detail).toHaveAttribute('country', 'de');
  await expect(detail.locator('.order-head')).toContainText('Bestellung DE10000001');
  await page.getByLabel('Theme of the tag').selectOption('dark');
  await expect(detail).toHaveAttribute('theme', 'dark');
  await page.getByLabel('Direction of the page').selectOption('rtl');
  await expect(getStage(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Phone 320' }).click();
  await expect(page.locator('.stage-frame')).toHaveAttribute('width', '320');
  await page.getByLabel('standalone').check();
  await expect(detail).toHaveAttribute('standalone', '');
  expect(await getSnippet(page)).toContain('standalone');
});

for (const [tag, orderNumber] of [
  ['orders-card', 'US10000001'],
  ['orders-detail', 'US10000001'],
  ['orders-return-instructions', 'RT10000010'],
  ['orders-bank-refund', 'US10000018'],
  ['orders-curbside-checkin', 'US10000006'],
] as const) {
  test(`an address that only names <${tag}> shows the order of its example`, async ({ page }) => {
    await openPlayground(page, `?tag=${tag}`);
    await expect(page.getByLabel('order-number')).toHaveValue(orderNumber);
    await expect(getStage(page).locator(tag)).toHaveAttribute('order-number', orderNumber);
    await expect(getStage(page).locator(`${tag} [part=root]`).first()).toBeVisible();
    await expect(getStage(page).locator(`${tag} [role=alert]`)).toHaveCount(0);
    await page.getByLabel('order-number').fill('');
    await page.getByLabel('order-number').blur();
    await expect(getStage(page).locator(tag)).not.toHaveAttribute('order-number');
    await expect(page.getByLabel('order-number')).toHaveValue('');
  });
}

test('the gallery begins with the best states of its tags', async ({ page }) => {
  await page.goto('/playground/gallery/');
  await expect(page.locator('.shelf h2').first()).toHaveText('One of each');
  await expect(page.locator('.tile')).toHaveCount(STATES.length);
  const first = page.locator('.shelf').first().locator('.tile');
  expect(await first.evaluateAll((tiles) => tiles.map(({ id }) => id))).toEqual(HIGHLIGHTS);
  await page.getByLabel('State').selectOption('ready');
  await expect(page.locator('.shelf h2').first()).toHaveText(/^<orders-/);
});

test('a flag can be switched on and a fault can be selected', async ({ page }) => {
  await openPlayground(page, '?tag=orders-gift-card-balance&as=guest');
  const tag = getStage(page).locator('orders-gift-card-balance');
  await expect(tag).toBeAttached();
  await page.locator('summary', { hasText: 'Flags' }).click();
  await page.getByLabel('enableGiftCardLookup', { exact: true }).check();
  await expect(tag.locator('form')).toBeVisible();
  await expect(tag).toHaveAttribute('flags', 'enableGiftCardLookup');
  await openPlayground(page);
  await page.getByLabel('Call that fails').selectOption('get-order');
  await page.getByLabel('How it fails').selectOption('status-403');
  await expect(getStage(page).locator('orders-detail [role=alert]')).toBeVisible();
  await expect(page.locator('.events li').filter({ hasText: 'orders-error' })).not.toHaveCount(0);
  expect(await getSnippet(page)).toContain('"x-sandbox-fault":"get-order:status-403"');
});

test('events are listed in order and can be cleared', async ({ page }) => {
  await openPlayground(page, `?tag=orders-guest-lookup&as=guest&world=${randomUUID()}`);
  const lookup = getStage(page).locator('orders-guest-lookup');
  await lookup.locator('input[name=orderNumber]').fill('US10000001');
  await lookup.locator('input[name=email]').fill('guest@example.com');
  await lookup.locator('button[type=submit].is-primary').click();
  await expect(page.locator('.events li').first()).toContainText('orders-order-found {"orderNumber":"US10000001"}');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('.events')).toHaveCount(0);
});

test('the address restores all settings, and Back and Forward step through the changes', async ({ page }) => {
  const query = `${ORDER}&theme=dark&flags=enableEdd&width=768&dir=rtl&fault=list-stores%3Astatus-500`;
  await openPlayground(page, query);
  await expect(page.getByLabel('Theme of the tag')).toHaveValue('dark');
  await expect(page.getByLabel('Direction of the page')).toHaveValue('rtl');
  await expect(page.getByLabel('Call that fails')).toHaveValue('list-stores');
  await expect(page.getByLabel('enableEdd', { exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Tablet 768' })).toHaveAttribute('aria-pressed', 'true');
  const detail = getStage(page).locator('orders-detail');
  await expect(detail.locator('.order-head')).toContainText('US10000001');
  await page.getByLabel('order-number').fill('US10000009');
  await page.getByLabel('order-number').blur();
  await expect(detail.locator('.order-head')).toContainText('US10000009');
  await page.getByLabel('Theme of the tag').selectOption('light');
  await expect(detail).toHaveAttribute('theme', 'light');
  await page.goBack();
  await expect(page.getByLabel('Theme of the tag')).toHaveValue('dark');
  await expect(detail.locator('.order-head')).toContainText('US10000009');
  await page.goBack();
  await expect(page.getByLabel('order-number')).toHaveValue('US10000001');
  await expect(detail.locator('.order-head')).toContainText('US10000001');
  await page.goForward();
  await expect(detail.locator('.order-head')).toContainText('US10000009');
});

test('Copy copies the HTML and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await getSnippet(page));
});

for (const name of readdirSync(inRoot('demo/themes')).map((file) => file.replace('.css', ''))) {
  test(`the sample theme ${name} applies in the playground and the gallery and is part of the HTML`, async ({
    page,
  }) => {
    await openPlayground(page);
    await page.getByLabel('Sample theme of the page').selectOption(name);
    const accent = /--orders-accent: ([^;]+);/.exec(readFileSync(inRoot('demo/themes', `${name}.css`), 'utf8'));
    const readAccent = (root: HTMLElement): string => getComputedStyle(root).getPropertyValue('--orders-accent').trim();
    // Changing the theme reloads the stage, so an evaluation in the old document may fail.
    await expect(async () =>
      expect(await getStage(page).locator('html').evaluate(readAccent)).toBe(accent?.[1]),
    ).toPass();
    await expect(getStage(page).locator('.order-head')).toContainText('US10000001');
    await takePicture(page, `playground-theme-${name}`);
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)" \/>/.exec(await getSnippet(page)) ?? [];
    expect((await page.request.get(href)).headers()['content-type']).toContain('text/css');
    await page.goto(`/playground/gallery/?tag=orders-card&sheet=${name}`);
    const tile = page.locator('#card iframe').contentFrame().locator('html');
    await expect(async () => expect(await tile.evaluate(readAccent)).toBe(accent?.[1])).toPass();
  });
}

test('no setting can break out of the generated HTML', async ({ page }) => {
  const hostile = '"></orders-detail><script>alert(1)</script>';
  await openPlayground(page, `${ORDER}&brand=${encodeURIComponent(hostile)}&fault=${encodeURIComponent(hostile)}`);
  const snippet = await getSnippet(page);
  expect(snippet).toContain('brand="&quot;>&lt;/orders-detail>&lt;script>alert(1)&lt;/script>"');
  expect(snippet.match(/<\/script>/g)).toHaveLength(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`playground, gallery and appearance are accessible and fit a phone, ${colorScheme}`, async ({ page }) => {
    // Opens six pages, one of them with dozens of frames.
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    for (const [name, path, settled] of [
      ['playground', `/playground/${ORDER}`, '.events li'],
      ['gallery', '/playground/gallery/?tag=orders-card', '.tile-view iframe'],
      ['appearance', '/playground/appearance/', '#canvas [part~=shipment]'],
    ] as const) {
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.locator(settled).first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await takePicture(page, `${name}-${colorScheme}-${width}`);
      }
    }
  });
}

test('the page for themes changes a live tag, warns of faint colours, and writes the style sheet', async ({ page }) => {
  await page.goto('/playground/appearance/?tag=orders-guest-lookup');
  const button = page.locator('orders-guest-lookup button[type=submit].is-primary');
  await expect(button).toBeVisible();
  await expect(page.locator('#warnings')).toContainText('enough contrast');
  await page.getByLabel('--orders-density').fill('1.25');
  // Typing alone shows the value; leaving the field writes it into the address.
  await expect(button).toHaveCSS('min-height', '55px');
  await expect(page).not.toHaveURL(/density/);
  await page.getByLabel('--orders-density').press('Enter');
  await expect(page).toHaveURL(/density=1\.25/);
  await page.getByLabel('--orders-ink', { exact: true }).fill('#999');
  await page.getByLabel('--orders-ink', { exact: true }).press('Enter');
  await expect(page.locator('#warnings')).toContainText('ink on ground: 2.85:1, needs 4.5:1');
  await expect(page.locator('.code')).toHaveText(':root { --orders-ink: #999; --orders-density: 1.25; }');
  await page.getByLabel('--orders-ink', { exact: true }).fill('red } body { display: none');
  await page.getByLabel('--orders-ink', { exact: true }).press('Enter');
  await expect(page.locator('.code')).toHaveText(':root { --orders-density: 1.25; }');
  await page.goBack();
  await expect(page.getByLabel('--orders-ink', { exact: true })).toHaveValue('#999');
  await page.getByLabel('Pick a colour for --orders-accent').fill('#0055aa');
  await expect(page.getByLabel('--orders-accent', { exact: true })).toHaveValue('#0055aa');
  await expect(page.locator('.code')).toContainText('--orders-accent: #0055aa;');
  await expect(page.getByLabel('Pick a colour for --orders-ink', { exact: true })).toHaveValue('#999999');
  await expect(page.getByLabel('Pick a colour for --orders-radius', { exact: true })).toHaveCount(0);
});

test('a state can be found and opened in the gallery with the keyboard alone', async ({ page }) => {
  await page.goto('/playground/gallery/');
  await tabTo(page, /^Find$|Find/);
  await page.keyboard.type('card missing');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tile')).toHaveCount(1);
  await expect(page).toHaveURL(/words=card\+missing/);
  await tabTo(page, /Card missing/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/playground\/\?/);
  await expect(getStage(page).locator('orders-card [part=message]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.tile')).toHaveCount(1);
});

for (const [where, address] of [
  ['the playground', '/playground/?tag=orders-card&order-number=US10000001&as=member'],
  ['the member site', '/us/en/orders/sales/US10000001/?as=member'],
] as const) {
  test(`the button of ${where} resets its sandbox`, async ({ page }) => {
    const headers = { 'x-sandbox-world': randomUUID() };
    const listRequests = async (): Promise<string> => (await page.request.get('/sandbox/requests', { headers })).text();
    await page.request.get('/history/v1/US10000002?filter=country(us)&filter=language(en)', { headers });
    expect(await listRequests()).toContain('US10000002');
    await page.goto(`${address}&world=${headers['x-sandbox-world']}`);
    const reset = page.getByRole('button', { name: 'Reset sandbox' });
    if (!(await reset.isVisible())) await page.getByText('Demo settings').click();
    await reset.click();
    await expect(page.getByText('The sandbox is as new.')).toBeVisible();
    expect(await listRequests()).not.toContain('US10000002');
  });
}
