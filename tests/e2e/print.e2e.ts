import type { Page } from '@playwright/test';
import { confirmStatement, openWithdrawal } from './support/withdrawal.js';
import { openArea } from '../surfaces/surface.js';
import { IS_FULL } from '../support/test-run.js';
import { drawSheets } from './support/draw-sheets.js';
import { expect, test } from './support/test.js';

interface Printed {
  readonly name: string;
  /** File names of its pictures begin with this. */
  readonly picture: string;
  /** The tag that is printed. */
  readonly tag: string;
  /** The most sheets of A4. */
  readonly pages: number;
  /** What has to be on paper. */
  readonly texts: readonly string[];
  /** A code, which has to stay dark on white. */
  readonly code?: string;
  open(page: Page): Promise<void>;
}

/** Opens an order and presses Copy, whose result is not printed. */
const openOrder = async (page: Page, path: string): Promise<void> => {
  await openArea(page, { path });
  await page.locator('orders-detail aside .side-card').first().waitFor();
  await page
    .locator('orders-detail')
    .getByRole('button', { name: /^Copy, / })
    .first()
    .click();
  await page.locator('orders-detail .copy-result').waitFor();
};

const PRINTED: readonly Printed[] = [
  {
    name: 'an order',
    picture: 'order',
    tag: 'orders-detail',
    pages: 1,
    texts: ['US10000001', 'Summary', 'Total', 'Shipping address'],
    open: (page) => openOrder(page, '/sales/US10000001/'),
  },
  {
    name: 'an order with documents',
    picture: 'documents',
    tag: 'orders-detail',
    pages: 1,
    texts: ['US10000035', 'Payment', '$227.37'],
    open: (page) => openOrder(page, '/sales/US10000035/'),
  },
  {
    name: 'an order bought in a store, with its barcode',
    picture: 'store-order',
    tag: 'orders-detail',
    pages: 2,
    texts: ['US10000007'],
    code: '.bar-code',
    async open(page) {
      await openOrder(page, '/sales/US10000007/');
      await page.locator('orders-detail .bar-code svg').waitFor();
    },
  },
  {
    name: 'the instructions of a return, with its code',
    picture: 'return-instructions',
    tag: 'orders-return-instructions',
    pages: 2,
    texts: ['What happens next'],
    code: '.label-panel',
    async open(page) {
      await openArea(page, {
        path: '/returns/RT10000010/return-confirmation/',
      });
      await page.locator('orders-return-instructions .label-panel svg').waitFor();
    },
  },
  {
    name: 'the receipt of a withdrawal',
    picture: 'withdrawal-receipt',
    tag: 'orders-withdrawal',
    pages: 1,
    texts: ['Reference', 'Robin Doe', 'DE10000003'],
    async open(page) {
      await openWithdrawal(page);
      await confirmStatement(page);
      await page.locator('orders-withdrawal [data-heading]').getByText('We received your withdrawal').waitFor();
    },
  },
];

/** Controls that are visible in the tag, and texts that are too light for paper. */
async function readPaper(page: Page, tag: string) {
  return page.locator(tag).evaluate((element) => {
    const root = element.shadowRoot;
    const shown = [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].filter((one) => one.checkVisibility());
    const toLight = (color: string): number => Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    return {
      controls: shown
        .filter((one) => one.matches('button, input, select, textarea, summary, a.button'))
        .map((one) => one.textContent),
      light: shown
        .filter((one) => one.textContent.trim() !== '' && toLight(getComputedStyle(one).color) > 130)
        .map((one) => one.textContent),
      scheme: root ? getComputedStyle(root.querySelector('.root') as Element).colorScheme : '',
    };
  });
}

/** The sheets of a PDF as Chromium writes it. */
const countPages = (file: Buffer): number => file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/**
 * Compares the sheets with the pictures in `tests/e2e/printed/`. Dates change from day to day, and fonts from machine to machine; a line or a
 * column that moves changes more.
 */
async function expectPictures(page: Page, file: Buffer, picture: string): Promise<void> {
  for (const [index, sheet] of (await drawSheets(page.context(), file)).entries()) {
    expect(sheet).toMatchSnapshot(['printed', `${picture}-${index + 1}.png`], { maxDiffPixelRatio: 0.01 });
  }
}

for (const { name, picture, tag, pages, texts, code, open } of PRINTED) {
  test(`${name} prints light and without controls, also from a dark page`, async ({ page }) => {
    await open(page);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await readPaper(page, tag)).toEqual({ controls: [], light: [], scheme: 'light' });
    await expect(page.locator(tag).locator('.copy-result')).toBeHidden();
    for (const text of texts) await expect(page.locator(tag).getByText(text).first()).toBeVisible();
    if (code !== undefined) {
      const panel = page.locator(`${tag} ${code}`).first();
      await expect(panel).toBeVisible();
      await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(panel).toHaveCSS('print-color-adjust', 'exact');
    }
    const file = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } });
    expect(countPages(file)).toBeGreaterThan(0);
    expect(countPages(file)).toBeLessThanOrEqual(pages);
    if (IS_FULL) await expectPictures(page, file, picture);
  });
}
