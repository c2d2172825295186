import { expectOrder } from '../support/area.js';
import { CARD, getGiftCard, openGiftCard } from '../support/gift-card.js';
import { enterCode, getCodeField, GUARDED, listCodes, openCodeStep } from '../support/guest-code.js';
import { standFor } from '../support/stand-for.js';
import { expect, GUEST_EMAIL, LOOKUP, test } from '../support/test.js';

const ORDER = 'US10000001';

/** What browsers and password managers may fill in (WCAG 1.3.5, 3.3.8). The order number is not personal data. */
const FIELDS = [
  { field: 'orderNumber', token: 'off', type: 'text' },
  { field: 'email', token: 'email', type: 'email' },
  { field: 'phoneNumber', token: 'tel', type: 'tel' },
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto(LOOKUP);
  await expect(page.locator('input[name=orderNumber]')).toBeVisible();
});

for (const { field, token, type } of FIELDS) {
  test(`${field} has the right autocomplete token and type`, standFor([field]), async ({ page }) => {
    if (field === 'phoneNumber') await page.getByRole('button', { name: 'Use a phone number instead' }).click();
    const input = page.locator(`input[name=${field}]`);
    await expect(input).toHaveAttribute('autocomplete', token);
    await expect(input).toHaveAttribute('type', type);
  });
}

test('both fields accept pasted text, so nothing has to be remembered or typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { name, text } of [
    { name: 'orderNumber', text: ORDER },
    { name: 'email', text: GUEST_EMAIL },
  ]) {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.locator(`input[name=${name}]`).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.locator(`input[name=${name}]`)).toHaveValue(text);
  }
  await page.keyboard.press('Enter');
  await expectOrder(page, ORDER);
});

test('the check detects a field that refuses pasted text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const input = page.locator('input[name=email]');
  await input.evaluate((field) => field.addEventListener('paste', (event) => event.preventDefault()));
  await page.evaluate((words) => navigator.clipboard.writeText(words), GUEST_EMAIL);
  await input.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(input).toHaveValue('');
});

test('both fields accept autofill', async ({ page }) => {
  for (const { name, text } of [
    { name: 'orderNumber', text: ORDER },
    { name: 'email', text: GUEST_EMAIL },
  ]) {
    // Like autofill: sets the value without the framework, then dispatches events.
    await page.locator(`input[name=${name}]`).evaluate((input, words) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, words);
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    }, text);
  }
  await page.getByRole('button', { name: 'Find order' }).click();
  await expectOrder(page, ORDER);
});

test('the number and the PIN of a gift card accept pasted text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGiftCard(page);
  for (const [name, text] of Object.entries(CARD)) {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    const field = getGiftCard(page).locator(`input[name=${name}]`);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue(text);
  }
  await page.keyboard.press('Enter');
  await expect(getGiftCard(page).locator('.gift-card-sum')).toBeVisible();
});

test('the code of a message is one input that phones fill in, and accepts pasted text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const world = await openCodeStep(page);
  await expect(getCodeField(page)).toHaveCount(1);
  await expect(getCodeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(getCodeField(page)).toHaveAttribute('inputmode', 'numeric');
  const [code = ''] = await listCodes(page, world);
  await page.evaluate((words) => navigator.clipboard.writeText(words), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('ControlOrMeta+v');
  await expectOrder(page, GUARDED);
});

test('the code of a message accepts autofill', async ({ page }) => {
  const world = await openCodeStep(page);
  await enterCode(page, world);
  await expectOrder(page, GUARDED);
});
