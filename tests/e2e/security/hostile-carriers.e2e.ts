import { drawTexts } from '../../security/draw-texts.js';
import { chooseRefund } from '../../support/choose-refund.js';
import { openArea } from '../../surfaces/surface.js';
import { expect, test } from '../support/test.js';
import { readSinks } from './read-sinks.js';
import { METHOD_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
// A part takes a while on a busy machine.
test.setTimeout(120_000);

for (const [part, texts] of drawTexts({ at: 'carrier' }).entries()) {
  test(`the return methods show any carrier name unchanged, part ${part}`, async ({ page }) => {
    let providerName = HARMLESS;
    await page.route(/\/provider_services\//, (route) => {
      const service = { productServiceTypeCode: 'DROPOFF_RETURN', providerName, serviceSCACCode: 'STRANGER' };
      return route.fulfill({ contentType: 'application/json', body: JSON.stringify({ objects: [service] }) });
    });
    await openArea(page, { path: '/sales/US10000001/return/' });
    const wizard = page.locator('orders-return-wizard');
    await wizard.locator('.return-row input:enabled').first().check();
    await wizard.locator('.reasons input').first().check();
    await chooseRefund(page);
    await wizard.locator('.wizard-side .is-primary').click();
    const name = wizard.locator('.method .item-details > p').first();
    await expect(name).toHaveText(HARMLESS);
    const { shape, wrong, open } = await readSinks(wizard, METHOD_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of texts) {
      providerName = text;
      // The draft is restored with its current step.
      await page.reload();
      await expect.poll(() => name.textContent()).toBe(text);
      expect(await readSinks(wizard, METHOD_SINKS, text), text).toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}
