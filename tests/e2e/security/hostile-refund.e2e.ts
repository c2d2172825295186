import { drawTexts } from '../../security/draw-texts.js';
import { fillInAccount, getRefund, getSubmit, openRefund } from '../support/bank-refund.js';
import { expect, test } from '../support/test.js';
import { readSinks } from './read-sinks.js';
import { REFUND_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
// A part takes a while on a busy machine.
test.setTimeout(120_000);

for (const [part, texts] of drawTexts({ at: 'refund' }).entries()) {
  test(`the confirmation of a bank refund shows any e-mail address unchanged, part ${part}`, async ({ page }) => {
    let email = HARMLESS;
    await page.route('**/history/v1/US10000018?*', async (call) => {
      const response = await call.fetch();
      const order = (await response.json()) as object;
      await call.fulfill({ response, json: { ...order, authorizationInfo: { email } } });
    });
    await openRefund(page, { step: 'confirmation' });
    const shown = getRefund(page).locator('.refund-text bdi');
    await expect(shown).toHaveText(HARMLESS);
    const { shape, wrong, open } = await readSinks(getRefund(page), REFUND_SINKS, HARMLESS);
    expect([wrong, open]).toEqual([[], []]);
    for (const text of texts) {
      email = text;
      await page.reload();
      await expect.poll(() => shown.textContent()).toBe(text);
      expect(await readSinks(getRefund(page), REFUND_SINKS, text), text).toEqual({ shape, wrong: [], open: [] });
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });

  test(`a name is sent unchanged and appears only in its field, part ${part}`, async ({ page }) => {
    const names = texts.filter(
      (text) => text.trim() === text && [...text].length <= 24 && /^[^\p{Cc}\p{Cs}]+$/u.test(text),
    );
    await page.route('**/bank_refund/v1', (call) => call.fulfill({ status: 400, json: { errors: [] } }));
    await openRefund(page);
    await fillInAccount(page);
    for (const name of names) {
      await getRefund(page).locator('input[name=firstName]').fill(name);
      const request = page.waitForRequest('**/bank_refund/v1');
      await getSubmit(page).click();
      expect((await request).postDataJSON()).toMatchObject({ accountDetails: { owner: { firstName: name } } });
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await expect(getRefund(page).locator('input[name=firstName]')).toHaveValue(name);
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}
