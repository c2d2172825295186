import { drawTexts } from '../../security/draw-texts.js';
import { goToAddresses } from '../support/pickup.js';
import { expect, test } from '../support/test.js';
import { getWizard } from '../support/wizard.js';
import { readSinks } from './read-sinks.js';
import { ADDRESS_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
// A part takes a while on a busy machine.
test.setTimeout(120_000);

for (const [part, texts] of drawTexts({ at: 'address' }).entries()) {
  test(`the address book shows any text unchanged, part ${part}`, async ({ page }) => {
    let text = HARMLESS;
    await page.route(/\/identity\/user\/v1\/[^/]+\/address$/, (route) => {
      const postalAddress = {
        line1: text,
        line2: text,
        code: text,
        phone: text,
        locality: '',
        province: '',
        country: 'KR',
      };
      const address = { id: 'adr-1', name: { familyName: text, givenName: '' }, preferred: false, ...postalAddress };
      return route.fulfill({ contentType: 'application/json', body: JSON.stringify([address]) });
    });
    await goToAddresses(page);
    const wizard = getWizard(page);
    const name = wizard.locator('.address-choice label').first();
    await expect(name).toHaveText(HARMLESS);
    const { shape, wrong, open } = await readSinks(wizard, ADDRESS_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (text of texts) {
      // The draft is restored with its current step.
      await page.reload();
      await expect.poll(() => name.textContent()).toBe(text);
      expect(await readSinks(wizard, ADDRESS_SINKS, text), text).toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}
