import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, takePicture, test } from './support/test.js';

/** How every screen is looked at. */
interface View {
  readonly view: string;
  readonly width: number;
  readonly locale?: string;
  readonly theme?: string;
  readonly forcedColors?: 'active';
  /** Twice the text, as a browser's own setting makes it. */
  readonly isLarge?: boolean;
}

const VIEWS: readonly View[] = [
  { view: '1280', width: 1280 },
  { view: '320', width: 320 },
  { view: 'dark', width: 1280, theme: 'dark' },
  { view: 'rtl', width: 700, locale: 'ar-XB' },
  { view: 'forced', width: 700, forcedColors: 'active' },
  { view: 'large', width: 640, isLarge: true },
];

interface Screen {
  readonly name: string;
  /** Below `/us/{locale}/orders`. */
  readonly path: string;
  readonly query: string;
  readonly country?: string;
  /** The screen is there. */
  isReady(page: Page): Promise<void>;
}

const isShown =
  (selector: string) =>
  async (page: Page): Promise<void> =>
    expect(page.locator(selector).first()).toBeVisible();

const SCREENS: readonly Screen[] = [
  { name: 'history', path: '/', query: 'as=member', isReady: isShown('orders-history article') },
  { name: 'detail', path: '/sales/US10000001/', query: 'as=member', isReady: isShown('orders-detail aside') },
  { name: 'empty', path: '/', query: 'as=archive', country: 'gb', isReady: isShown('orders-history .empty') },
  {
    name: 'history-error',
    path: '/',
    query: 'as=member&fault=list-order-history:status-403',
    isReady: isShown('orders-history [role=alert]'),
  },
  {
    name: 'detail-error',
    path: '/sales/US10000001/',
    query: 'as=member&fault=get-order:status-403',
    isReady: isShown('orders-detail dialog'),
  },
  {
    name: 'history-loading',
    path: '/',
    query: 'as=member&fault=list-order-history:timeout',
    isReady: isShown('orders-history [aria-busy]'),
  },
  {
    name: 'detail-loading',
    path: '/sales/US10000001/',
    query: 'as=member&fault=get-order:timeout',
    isReady: isShown('orders-detail [aria-busy]'),
  },
];

for (const { name, path, query, country = 'us', isReady } of SCREENS) {
  for (const { view, width, locale = 'en', theme = 'light', forcedColors, isLarge } of VIEWS) {
    test(`${name}, ${view}: nothing is out of reach or out of sight`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      if (forcedColors) await page.emulateMedia({ forcedColors });
      await page.goto(`/${country}/${locale}/orders${path}?${query}&theme=${theme}`);
      if (isLarge) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await isReady(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await takePicture(page, `area-${name}-${view}`);
    });
  }
}
