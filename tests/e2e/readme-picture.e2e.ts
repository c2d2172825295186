import { inRoot } from '../../scripts/paths.js';
import type { Page } from '@playwright/test';
import { isShown, openArea } from '../surfaces/surface.js';
import { SURFACES } from '../surfaces/surfaces.js';
import { expect, test } from './support/test.js';

/** `ORDERS_README_PICTURE=1` replaces the picture in the README; otherwise it is taken for manual review. */
const TARGET =
  process.env['ORDERS_README_PICTURE'] === '1'
    ? inRoot('docs', 'images', 'screens.png')
    : inRoot('tests', 'e2e', 'screens', 'readme.png');

const HEIGHT = 800;
const SHOTS: readonly { readonly width: number; readonly open: (page: Page) => Promise<unknown> }[] = [
  { width: 1024, open: (page) => openSurface(page, 'detail') },
  { width: 375, open: (page) => openSurface(page, 'wizard-chosen') },
  { width: 375, open: openDarkHistory },
];

async function openSurface(page: Page, name: string): Promise<void> {
  await SURFACES.find((surface) => surface.name === name)?.open(page, {});
}

async function openDarkHistory(page: Page): Promise<void> {
  await openArea(page, { path: '/', as: 'tour', theme: 'dark' });
  await isShown(page, '.tabs');
}

/** An interface font, as a shop would have it, and no settings of the demo. */
const SHEET = `:root { font-family: Inter, sans-serif; } .tools, .page.is-area > h1 { display: none; } .page.is-area { margin-block-start: .5rem; }`;

test("the README's picture shows an order, a return on a phone, and dark mode", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), bypassCSP: true });
  const shots: { readonly width: number; readonly src: string }[] = [];
  for (const { width, open } of SHOTS) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page);
    await page.evaluate(async (styles) => {
      const sheet = new CSSStyleSheet();
      await sheet.replace(styles);
      document.adoptedStyleSheets.push(sheet);
      scrollTo(0, 0);
    }, SHEET);
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    shots.push({ width, src: `data:image/png;base64,${picture.toString('base64')}` });
    await page.close();
  }
  const page = await context.newPage();
  await page.setViewportSize({ width: 1954, height: HEIGHT + 80 });
  await page.setContent(`<!doctype html>
    <style>
      body { display: flex; gap: 40px; margin: 0; padding: 40px; background: #e9ebef; }
      img { display: block; border-radius: 20px; }
    </style>
    ${shots.map(({ src, width }) => `<img alt="" src="${src}" width="${width}" height="${HEIGHT}">`).join('')}`);
  await page.screenshot({ path: TARGET });
  expect(
    await page.evaluate(() => [...document.images].every(({ naturalWidth, width }) => naturalWidth === width)),
  ).toBe(true);
  await context.close();
});
