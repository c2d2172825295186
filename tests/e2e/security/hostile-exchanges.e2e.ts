import type { Page } from '@playwright/test';
import { drawTexts } from '../../security/draw-texts.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { openExchange } from '../../surfaces/exchange-surfaces.js';
import { expect, test } from '../support/test.js';
import { allowAllPictures } from './allow-all-pictures.js';
import { readSinks } from './read-sinks.js';
import { listRefused, recordAddresses } from './record-addresses.js';
import { EXCHANGE_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
const URLS = HOSTILE_URLS.filter(({ length }) => length < 2_000);
// A part takes a while on a busy machine.
test.setTimeout(120_000);

interface Option {
  readonly text?: string;
  readonly image?: string;
}

/** A colour with one size, as the service sends it. */
const toSku = ({ text = HARMLESS, image }: Option, index: number): object => ({
  ...{ skuId: `colour-${index}`, colorCode: `code-${index}`, colorDescription: text, styleName: text },
  ...{ productImageUrl: image, isUnexchangeableOptionFlag: false },
  sizeSpecifications: [{ productSize: text, localizedSize: text, level: 'HIGH', skuId: `size-${index}` }],
});

/** Serves the exchange options that the test sets. */
async function offer(page: Page): Promise<(options: readonly Option[]) => void> {
  let body = '';
  await page.route('**/exchange_options/v1', (route) => route.fulfill({ contentType: 'application/json', body }));
  return (options) => (body = JSON.stringify({ objects: options.map(toSku) }));
}

for (const [part, texts] of drawTexts({ at: 'exchange' }).entries()) {
  test(`exchanges show the names of any colour, style and size unchanged, part ${part}`, async ({ page }) => {
    // An empty name is not shown.
    const shownTexts = texts.filter((text) => text !== '');
    const setOptions = await offer(page);
    setOptions([{}]);
    await openExchange(page, {});
    const wizard = page.locator('orders-return-wizard');
    const name = wizard.locator('.color-words > :first-child').first();
    await expect(name).toHaveText(HARMLESS);
    const { shape, wrong, open } = await readSinks(wizard, EXCHANGE_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of shownTexts) {
      setOptions([{ text }]);
      // The draft is restored with its current step.
      await page.reload();
      await expect.poll(() => name.textContent()).toBe(text);
      expect(await readSinks(wizard, EXCHANGE_SINKS, text), text).toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}

test('exchanges show only images with allowed addresses', async ({ page }) => {
  const record = await recordAddresses(page);
  await allowAllPictures(page);
  const setOptions = await offer(page);
  setOptions(URLS.map((image) => ({ image })));
  await openExchange(page, {});
  await expect(page.locator('orders-return-wizard .color-tile')).toHaveCount(URLS.length);
  expect(await listRefused(page, record)).toEqual([]);
});
