import type { Locator, Page } from '@playwright/test';
import { drawTexts } from '../../security/draw-texts.js';
import { getDialog } from '../support/cancel.js';
import { addAddress, goToAddresses } from '../support/pickup.js';
import { expect, test } from '../support/test.js';

/** Fields that accept any text. */
const NAMES = ['familyName', 'givenName', 'province', 'locality', 'line1'];
const LONGEST = 128;
// A part takes a while on a busy machine.
test.setTimeout(120_000);

/** Makes the service reject every address. Returns the checked addresses. */
async function refuseAddresses(page: Page): Promise<Record<string, unknown>[]> {
  const requested: Record<string, unknown>[] = [];
  await page.route(/\/identity\/address_validations\//, (route) => {
    requested.push((route.request().postDataJSON() as { address: Record<string, unknown> }).address);
    return route.fulfill({ json: { validated: false } });
  });
  return requested;
}

/**
 * Sets every field like typing or pasting does, and returns the values. Passed as JSON, because lone surrogates would get lost otherwise.
 */
async function fill(form: Locator, text: string): Promise<{ readonly given: string[]; readonly accepted: string[] }> {
  const json = await form.evaluate(
    async (element, [names, typed]) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const find = (name: string) => element.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? undefined;
      const given = (JSON.parse(names) as string[]).map((name) => {
        const input = find(name);
        setter?.call(input, JSON.parse(typed));
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        return input?.value;
      });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return JSON.stringify({ given, accepted: (JSON.parse(names) as string[]).map((name) => find(name)?.value) });
    },
    [JSON.stringify(NAMES), JSON.stringify(text)] as const,
  );
  return JSON.parse(json) as { given: string[]; accepted: string[] };
}

for (const [part, texts] of drawTexts({ at: 'typed address' }).entries()) {
  test(`an address keeps any input unchanged and harmless, part ${part}`, async ({ page }) => {
    const requested = await refuseAddresses(page);
    await goToAddresses(page);
    await addAddress(page);
    const box = getDialog(page);
    const edit = box.getByRole('button', { name: 'Edit address' });
    for (const text of texts) {
      await edit.click();
      const form = box.locator('form');
      const { given, accepted } = await fill(form, text);
      expect(accepted, JSON.stringify(text).slice(0, 80)).toEqual(given);
      const [typed = ''] = given;
      const sent = typed.normalize('NFC').trim();
      const before = requested.length;
      await box.getByRole('button', { name: 'Use this address' }).click();
      if (sent === '' || [...sent].length > LONGEST) {
        await expect(form.locator('[aria-invalid=true]')).toHaveCount(NAMES.length);
        expect(requested.length, 'a field that is wrong is not sent').toBe(before);
        await fill(form, 'Harmless');
        await box.getByRole('button', { name: 'Use this address' }).click();
        await expect(edit).toBeVisible();
        continue;
      }
      await expect(edit).toBeVisible();
      const { line1, locality, name } = requested.at(-1) ?? {};
      expect([line1, locality, name]).toEqual([sent, sent, { familyName: sent, givenName: sent }]);
      expect(await box.locator('address, [role=group]').locator('script, img, a, iframe, svg:not(.icon)').count()).toBe(
        0,
      );
    }
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}
