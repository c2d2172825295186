import { expect, test, type Page } from '@playwright/test';
import { startDevServer, type DevServer } from './support/dev-server.js';

/** The first load of the sources waits for Vite, which prepares the packages. */
const PATIENCE = { timeout: 60_000 };
const GUEST_LOOKUP = '/us/en/orders/details/';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.describe('npm run dev', () => {
  let server: DevServer;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    server = await startDevServer();
    page = await browser.newPage();
    await page.goto(server.shopOrigin + GUEST_LOOKUP);
    await expect(page.getByRole('heading', { name: 'Find your order' })).toBeVisible(PATIENCE);
  });

  test.afterAll(async () => {
    await page.close();
    expect(await server.stop()).toEqual({ exitCode: 0, errors: '' });
  });

  test('shows the new wording of a locale', async () => {
    server.edit('locales/en.json', (text) =>
      text.replace(/("guestLookup.title": ").+"/, '$1A heading from the locale"'),
    );
    await expect(page.getByRole('heading', { name: 'A heading from the locale' })).toBeVisible(PATIENCE);
  });

  test('shows the changed text of a view', async () => {
    server.edit('src/features/guest-lookup/guest-lookup.tsx', (text) =>
      text.replace("{intl.t('guestLookup.title')}", 'A heading from the view'),
    );
    await expect(page.getByRole('heading', { name: 'A heading from the view' })).toBeVisible(PATIENCE);
  });

  test('applies a changed style sheet', async () => {
    server.edit('src/ui/styles/base.css', (text) => text.replace('.is-narrow {', '$& color: rgb(1, 2, 3);'));
    const screen = page.locator('.is-narrow').first();
    await expect(screen).toHaveCSS('color', 'rgb(1, 2, 3)', PATIENCE);
  });

  test('applies a changed rule of a market', async () => {
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    server.edit('src/markets/us.ts', (text) =>
      text.replace('...defaultMarket,', "...defaultMarket, lookupTerms: ['termsOfUse'],"),
    );
    await expect(page.getByRole('checkbox')).toBeVisible(PATIENCE);
  });
});
