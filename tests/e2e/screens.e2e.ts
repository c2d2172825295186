import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, takePicture, test } from './support/test.js';

/** How every screen is looked at. */
const VIEWS = [
  { view: '1280', width: 1280, locale: 'en', theme: 'light' },
  { view: '320', width: 320, locale: 'en', theme: 'light' },
  { view: 'dark', width: 1280, locale: 'en', theme: 'dark' },
  { view: 'rtl', width: 700, locale: 'ar-XB', theme: 'light' },
] as const;

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
  for (const { view, width, locale, theme } of VIEWS) {
    test(`${name}, ${view}: nothing is out of reach or out of sight`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${country}/${locale}/orders${path}?${query}&theme=${theme}`);
      await isReady(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await takePicture(page, `area-${name}-${view}`);
    });
  }
}
