import { expect, type Page } from '@playwright/test';
import { openSamplePage } from './open-sample-page.js';
import type { SampleRow } from './sample-row.js';

/** Adds a style sheet of the page by script, because the reference policy forbids it in markup. */
export async function applySheet(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const BUTTON = 'button[type=submit].is-primary';

/** Opens a lookup with a style sheet, filled in so that its button is enabled. */
async function openInSheet(page: Page, css: string, attributes = ''): Promise<void> {
  const markup = `<orders-guest-lookup ${attributes}></orders-guest-lookup>`;
  await openSamplePage(page, { markup, tags: ['orders-guest-lookup'] });
  await applySheet(page, css);
  await page.locator('input[name=orderNumber]').fill('US10000001');
  await page.locator('input[name=email]').fill('guest@example.com');
}

/** Samples of style sheets, and what they change. */
export const SHEET_ROWS: readonly SampleRow[] = [
  {
    sample: 'integrating.md, One tag on a page, 2',
    does: 'reserves space for an element that is not defined yet, so that nothing moves',
    async prove(css, { page }) {
      const markup = '<orders-guest-lookup></orders-guest-lookup><p id="below">Below</p>';
      await openSamplePage(page, { markup, isBlocked: true });
      await applySheet(page, css);
      const top = async (): Promise<number> => (await page.locator('#below').boundingBox())?.y ?? 0;
      const before = await top();
      expect((await page.locator('orders-guest-lookup').boundingBox())?.height).toBe(36 * 16);
      await page.unrouteAll({ behavior: 'wait' });
      await openSamplePage(page, { markup, tags: ['orders-guest-lookup'] });
      await applySheet(page, css);
      await expect(page.locator('input[name=email]')).toBeVisible();
      expect(await top()).toBeLessThanOrEqual(before);
    },
  },
  {
    sample: 'theming.md, Theming, 1',
    does: 'changes the colour of the button and the corners of the fields',
    async prove(css, { page }) {
      await openInSheet(page, css);
      await expect(page.locator(BUTTON)).toHaveCSS('background-color', 'rgb(11, 93, 59)');
      await expect(page.locator('input[name=email]')).toHaveCSS('border-radius', '4px');
    },
  },
  {
    sample: 'theming.md, A plain theme, 1',
    does: 'has square corners and a blue that follows the dark mode of the device',
    async prove(css, { page }) {
      await openInSheet(page, css);
      await expect(page.locator(BUTTON)).toHaveCSS('border-radius', '2px');
      await expect(page.locator(BUTTON)).toHaveCSS('background-color', 'rgb(11, 87, 164)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator(BUTTON)).toHaveCSS('background-color', 'rgb(125, 184, 245)');
    },
  },
  {
    sample: 'theming.md, A brand theme, 1',
    does: 'shows buttons in capitals on the colour of the brand',
    async prove(css, { page }) {
      await openInSheet(page, css);
      await expect(page.locator(BUTTON)).toHaveCSS('text-transform', 'uppercase');
      await expect(page.locator(BUTTON)).toHaveCSS('background-color', 'rgb(200, 0, 75)');
      await expect(page.locator('input[name=email]')).toHaveCSS('border-top-width', '2px');
    },
  },
  {
    sample: 'theming.md, Icons, 1',
    does: 'draws the mark of an error with a mask of the page',
    async prove(css, { page }) {
      const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';
      await page.route('**/icons/warning.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
      await openInSheet(page, css);
      await page.locator('input[name=email]').fill('guest@');
      await page.locator(BUTTON).click();
      const icon = page.locator('[part~=icon-alert]').first();
      await expect(icon).toHaveCSS('mask-image', /\/icons\/warning\.svg/);
      await expect(icon).toHaveCSS('stroke', 'none');
      await expect(icon).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    },
  },
  {
    sample: 'theming.md, An editorial theme, 1',
    does: 'has square fields on warm paper, labels in capitals and greys of its own',
    async prove(css, { page }) {
      await openInSheet(page, css);
      await expect(page.locator(BUTTON)).toHaveCSS('border-radius', '0px');
      await expect(page.locator('orders-guest-lookup [part=label]').first()).toHaveCSS('text-transform', 'uppercase');
      await expect(page.locator('orders-guest-lookup [part=heading]')).toHaveCSS('font-style', 'italic');
      await expect(page.locator('input[name=email]')).toHaveCSS('height', '60px');
    },
  },
  {
    sample: 'theming.md, A dark kiosk theme, 1',
    does: 'is dark and large, with buttons for thumbs',
    async prove(css, { page }) {
      await openInSheet(page, css, 'kiosk');
      await expect(page.locator('orders-guest-lookup [part=root]')).toHaveCSS('font-size', '20px');
      expect((await page.locator(BUTTON).boundingBox())?.height).toBeGreaterThanOrEqual(70);
      await expect(page.locator('input[name=email]')).toHaveCSS('background-color', 'rgb(7, 9, 13)');
    },
  },
];
