import { drawTexts } from '../../security/draw-texts.js';
import { openArea } from '../../surfaces/surface.js';
import { expect, test } from '../support/test.js';
import { readSinks } from './read-sinks.js';
import { LABEL_SINKS, toUnreadableCode } from './text-sinks.js';

const FILE = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
// A part takes a while on a busy machine.
test.setTimeout(120_000);

for (const [part, texts] of drawTexts({ at: 'label' }).entries()) {
  test(`an unreadable code is shown as unchanged text, part ${part}`, async ({ page }) => {
    let sentText = 'Harmless';
    await page.route(/\/user_return_labels\//, (route) => {
      const label = {
        carrier: sentText,
        labelFormat: 'PDF',
        returnLabel: FILE,
        dropOffCode: { data: toUnreadableCode(sentText) },
      };
      return route.fulfill({ contentType: 'application/json', body: JSON.stringify(label) });
    });
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Show code' }).click();
      await expect(detail.locator('.label-text')).toBeVisible();
    };
    const detail = page.locator('orders-detail');
    await openArea(page, { path: '/returns/RT10000010/' });
    await open();
    const { shape, wrong, open: ajar } = await readSinks(detail, LABEL_SINKS, sentText);
    expect([wrong, ajar]).toEqual([[], []]);
    for (const text of texts) {
      sentText = text;
      await page.reload();
      await open();
      const read = await readSinks(detail, LABEL_SINKS, text);
      expect(read, text).toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}
