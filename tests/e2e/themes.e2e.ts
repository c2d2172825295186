import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.js';
import { openSamplePage, SHOP } from './docs/open-sample-page.js';
import { applySheet } from './docs/sheet-rows.js';
import { MEMBER_ADAPTER } from './support/open-page.js';
import { standFor } from './support/stand-for.js';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  listAxeViolations,
  lookUp,
  takePicture,
  test,
} from './support/test.js';

type Page = Parameters<typeof lookUp>[0];

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isMember?: true;
  /** Brings the screen into the state to check. */
  readonly reach: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'lookup',
    path: '/us/en/orders/details/',
    async reach(page) {
      await lookUp(page, 'US10009999');
      await expect(page.locator('orders-guest-lookup [part=message]')).toBeVisible();
      await page.locator('input[name=email]').fill('robin@');
      await page.locator('input[name=orderNumber]').focus();
      await expect(page.locator('input[name=email][aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'history',
    path: '/us/en/orders/',
    isMember: true,
    reach: (page) => expect(page.locator('orders-history [part=card]').nth(9)).toBeVisible(),
  },
  {
    name: 'order',
    path: '/us/en/orders/sales/US10000001/',
    isMember: true,
    reach: (page) => expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible(),
  },
];

const THEMES = readdirSync(inRoot('demo/themes')).map((file) => ({
  name: file.replace('.css', ''),
  css: readFileSync(inRoot('demo/themes', file), 'utf8'),
}));

/** Opens the area on a page without styles of its own other than the theme. */
async function openThemed(page: Page, screen: Screen, theme: (typeof THEMES)[number]): Promise<void> {
  const kiosk = theme.name === 'kiosk' ? ' kiosk' : '';
  await openSamplePage(page, {
    address: SHOP + screen.path,
    markup: `<h1>Fieldhouse</h1><orders-area brand="Fieldhouse"${kiosk}></orders-area>`,
    tags: ['orders-area'],
    trustedTypes: 'lit-html',
    then: screen.isMember ? `document.querySelector('orders-area').adapter = ${MEMBER_ADAPTER};` : '',
  });
  await applySheet(page, theme.css);
  await screen.reach(page);
}

for (const theme of THEMES) {
  for (const screen of SCREENS) {
    const facets = standFor([theme.name, screen.name]);
    test(
      `the ${screen.name} screen in the theme ${theme.name} is accessible, wide, narrow and dark`,
      facets,
      async ({ page }) => {
        await openThemed(page, screen, theme);
        await expectAccessible(page);
        await takePicture(page, `theme-${theme.name}-${screen.name}`);
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await takePicture(page, `theme-${theme.name}-${screen.name}-320`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
        await takePicture(page, `theme-${theme.name}-${screen.name}-dark`);
      },
    );
  }
}

test('a theme with too little contrast fails the check', async ({ page }) => {
  const [screen] = SCREENS.slice(1);
  const [theme] = THEMES;
  if (!screen || !theme) throw new Error('There is no theme.');
  const faint = theme.css.replace(/--orders-ink-soft: [^;]+;/, '--orders-ink-soft: #bbb;');
  await openThemed(page, screen, { ...theme, css: faint });
  expect((await listAxeViolations(page)).join()).toContain('color-contrast');
});
