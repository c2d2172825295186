import type { Page } from '@playwright/test';
import { expectPath, getHeading } from './support/area.js';
import { getDialog, noteEvents } from './support/cancel.js';
import { expect, expectAccessible, test } from './support/test.js';
import {
  chooseItem,
  countReturns,
  getRows,
  getWizard,
  goOn,
  openWizard,
  submitReturn,
  writeNote,
} from './support/wizard.js';

const ITEMS = 'What do you want to return?';
const METHODS = 'Select return option';
const RETURN = '/us/en/orders/sales/US10000001/return/';

for (const shopper of ['member', 'guest'] as const) {
  test(`a ${shopper} returns an item and sees the return after three seconds`, async ({ page }) => {
    const events = await noteEvents(page, 'orders-return-submitted', 'orders-track', 'orders-error');
    const world = await openWizard(page, { orderNumber: 'US10000001', shopper });
    await expectAccessible(page);
    const next = getWizard(page).getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription('Select at least one item.');
    await chooseItem(page, 'Quality');
    await writeNote(page, 'It squeaks.');
    await expect(getWizard(page)).toContainText('11 of 140 characters');
    await goOn(page);
    await expectPath(page, `${RETURN}method/`);
    await expect(getHeading(page)).toHaveText(METHODS);
    await expect(getHeading(page)).toBeFocused();
    await expectAccessible(page);
    await submitReturn(page);
    await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
    await expectAccessible(page);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/returns\/RT\w+\/return-confirmation\/$/);
    await expect(page.locator('orders-return-instructions .guide-steps')).toBeVisible();
    expect(await countReturns(page, world)).toBe(1);
    const returnNumber = /returns\/(\w+)/.exec(page.url())?.[1];
    expect(events).toEqual([
      'orders-track {"name":"return-method","properties":{"type":"choice","value":"upsDropoff"}}',
      `orders-return-submitted {"orderNumber":"US10000001","returnNumber":"${returnNumber}","operation":"return"}`,
    ]);
  });
}

test('Back and Forward move between the steps and keep the choices', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page, 'Quality');
  await goOn(page);
  await getWizard(page).getByRole('radio').first().check();
  await page.goBack();
  await expect(getHeading(page)).toHaveText(ITEMS);
  await expect(getHeading(page)).toBeFocused();
  await expect(getRows(page).first().getByRole('checkbox')).toBeChecked();
  await page.goForward();
  await expect(getHeading(page)).toHaveText(METHODS);
  await expect(page).toHaveTitle('Return method · US10000001 · Order Details. Fieldhouse');
  await expect(getWizard(page).getByRole('radio').first()).toBeChecked();
  await getWizard(page).getByRole('button', { name: 'Items' }).click();
  await expect(getHeading(page)).toHaveText(ITEMS);
  await expectPath(page, RETURN);
});

test('the refund tooltip opens on focus and hover, stays a second longer, and closes with Escape', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page, 'Quality');
  const button = getWizard(page).getByRole('button', { name: 'About the estimated refund' });
  const words = getWizard(page).getByRole('tooltip');
  await expect(words).toBeHidden();
  await button.focus();
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.width).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(button).toBeFocused();
  await button.hover();
  await expect(words).toBeVisible();
  await words.hover();
  await expect(words).toBeVisible();
  await button.blur();
  await getHeading(page).hover();
  expect(await words.evaluate((text) => getComputedStyle(text).transitionDelay)).toBe('1s');
  await expect(words).toBeHidden();
});

test('a reload keeps the choices and the step, but not the comment', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page, 'Quality');
  await writeNote(page, 'It squeaks.');
  await goOn(page);
  await getWizard(page).getByRole('radio').first().check();
  const requested: string[] = [];
  page.on('dialog', (dialog) => {
    requested.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  // The comment is not stored, so the browser warned before the reload.
  expect(requested).toEqual(['beforeunload']);
  await expect(getHeading(page)).toHaveText(METHODS);
  await expect(getWizard(page).getByRole('radio').first()).toBeChecked();
  await getWizard(page).getByRole('button', { name: 'Items' }).click();
  await expect(getWizard(page).getByRole('radio', { name: 'Quality' })).toBeChecked();
  await expect(getWizard(page).getByRole('button', { name: 'Add a note' })).toBeVisible();
  // Nothing would be lost, so there is no warning.
  await page.reload();
  await expect(getRows(page).first().getByRole('checkbox')).toBeChecked();
  expect(requested).toHaveLength(1);
});

test('a crashed tab restores the choices when it is reloaded, but not the comment', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page, 'Quality');
  await writeNote(page, 'It squeaks.');
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // This command never resolves.
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await client.send('Page.reload');
  // Playwright considers the page crashed for good, but the browser still has its tab.
  const readFields = async (): Promise<unknown> => {
    const expression = `(() => {
      const area = document.querySelector('orders-area')?.shadowRoot;
      const wizard = area?.querySelector('orders-return-wizard')?.shadowRoot;
      const find = (selector) => wizard?.querySelector(selector);
      return [find('.return-row input')?.checked, find('.reasons :checked')?.value, find('textarea') === null];
    })()`;
    return (await client.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  };
  await expect.poll(readFields, { timeout: 20_000 }).toEqual([true, 'quality', true]);
});

test('a step that cannot be reached yet leads to the items', async ({ page }) => {
  await page.goto(`${RETURN}method/?as=member`);
  await expect(getRows(page).first()).toBeVisible();
  await expectPath(page, RETURN);
  await page.goto(`${RETURN}nowhere/?as=member`);
  await expect(getRows(page).first()).toBeVisible();
  await expectPath(page, RETURN);
});

test('an address can preselect an item, and loses the parameter and redirectPath', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  const gtin = await page.evaluate(async () => {
    const answer = await fetch('/history/v1/US10000001?filter=country(us)&filter=language(en)', {
      headers: { authorization: 'Bearer member-token' },
    });
    const order = (await answer.json()) as {
      group: { orderItems: { returnableFlag: boolean; product: { gtin: string } }[] }[];
    };
    return order.group.flatMap(({ orderItems }) => orderItems).filter(({ returnableFlag }) => returnableFlag)[1]
      ?.product.gtin;
  });
  await openWizard(page, { orderNumber: 'US10000001', query: `&selected=${gtin}&redirectPath=/us/en/orders/` });
  await expect(getRows(page).nth(1).getByRole('checkbox')).toBeChecked();
  await expect(getRows(page).first().getByRole('checkbox')).not.toBeChecked();
  await expect.poll(() => new URL(page.url()).searchParams.has('selected')).toBe(false);
  expect(new URL(page.url()).searchParams.has('redirectPath')).toBe(false);
});

test('leaving with choices asks for confirmation, and the choices are kept', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page, 'Quality');
  await getWizard(page).getByRole('link', { name: 'Back to order US10000001' }).click();
  await getDialog(page).getByRole('button', { name: 'Keep going' }).click();
  await expect(getDialog(page)).toHaveCount(0);
  await getWizard(page).getByRole('link', { name: 'Back to order US10000001' }).click();
  await getDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  await page.getByRole('button', { name: 'Start return' }).click();
  await expect(getRows(page).first().getByRole('checkbox')).toBeChecked();
});

const HOLDS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['pressing a key', (page) => page.keyboard.press('Shift')],
  ['a tap', (page) => getDialog(page).getByText('Return number:').click()],
  ['moving the focus', (page) => page.keyboard.press('Tab')],
];

for (const [action, act] of HOLDS) {
  test(`${action} stops the automatic redirect, and the button still opens the return`, async ({ page }) => {
    await openWizard(page, { orderNumber: 'US10000001' });
    await chooseItem(page);
    await goOn(page);
    await submitReturn(page);
    await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
    await expect(getDialog(page)).toContainText('Tap or press any key to stay here.');
    await act(page);
    await expect(getDialog(page)).toContainText("View your return whenever you're ready.");
    // Longer than the three seconds until the automatic redirect.
    await page.waitForTimeout(3_500);
    await expectPath(page, `${RETURN}method/`);
    await getDialog(page).getByRole('button', { name: 'View your return' }).click();
    await expect(page.locator('orders-return-instructions .guide-steps')).toBeVisible();
  });
}

test('US10000015 fails once, says so, and succeeds on the next try', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: 'US10000015' });
  await chooseItem(page);
  await goOn(page);
  await submitReturn(page);
  await expect(getDialog(page).getByRole('heading', { name: 'Return Unsuccessful' })).toBeFocused({ timeout: 15_000 });
  await expect(getDialog(page)).not.toContainText('contact us');
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeVisible({ timeout: 15_000 });
  expect(await countReturns(page, world)).toBe(2);
});

test('the second failure offers Contact us, and leaving for the order keeps the choices', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001', fault: 'request-return:status-500' });
  await chooseItem(page, 'Quality');
  await goOn(page);
  await submitReturn(page);
  const title = getDialog(page).getByRole('heading');
  await expect(title).toHaveText(/Return Unsuccessful|know yet/, { timeout: 20_000 });
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(getDialog(page).getByRole('link', { name: 'Contact us' })).toBeVisible({ timeout: 20_000 });
  await getDialog(page).getByRole('button', { name: 'Back to your order' }).click();
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  await page.getByRole('button', { name: 'Start return' }).click();
  await expect(getRows(page).first().getByRole('checkbox')).toBeChecked();
});

test('choices after a lost answer are reported as not part of the return that was made', async ({ page }) => {
  let isBlind = false;
  await page.route('**/user_return_captures/v1', async (route) => {
    isBlind = true;
    await route.fetch();
    await route.abort();
  });
  await page.route('**/history/v1/US10000001?*', (route) => (isBlind ? route.abort() : route.continue()));
  const world = await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page, 'Quality');
  await goOn(page);
  await submitReturn(page);
  const box = getDialog(page);
  await expect(box.getByRole('heading')).toHaveText(/know yet/, { timeout: 30_000 });
  isBlind = false;
  await box.getByRole('button', { name: 'Back to your order' }).click();
  await page.getByRole('button', { name: 'Start return' }).click();
  await getWizard(page).getByRole('radio', { name: 'Wrong item' }).check();
  await goOn(page);
  await submitReturn(page);
  await expect(box.getByRole('heading', { name: 'Done!' })).toBeVisible({ timeout: 15_000 });
  await expect(box).toContainText("This return was already submitted. Later changes weren't included.");
  await expectAccessible(page);
  // The shopper needs time to read this, so there is no automatic redirect.
  await page.waitForTimeout(3_500);
  await expect(box).toContainText("View your return whenever you're ready.");
  expect(await countReturns(page, world)).toBe(1);
  await box.getByRole('button', { name: 'View your return' }).click();
  await expect(page.locator('orders-return-instructions .guide-steps')).toBeVisible();
});

test('US10000011 shows why its items cannot be returned and has no Continue button', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000011' });
  const count = await getRows(page).count();
  await expect(getRows(page).getByRole('checkbox')).toHaveCount(0);
  const reasons = await getRows(page).locator('.return-why').allTextContents();
  expect(reasons).toHaveLength(count);
  // Each reason is in the service's words, not our fallback text.
  expect(new Set(reasons).size).toBe(count);
  expect(reasons.join()).not.toContain("You haven't received this item yet.");
  await expect(getRows(page).locator('.return-why').getByRole('link')).toHaveCount(count);
  await expect(getWizard(page).getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expectAccessible(page);
});

test('disabled returns lead back to the order', async ({ page }) => {
  await page.goto(`${RETURN}?as=member&flags=disableReturns`);
  await expect(getWizard(page)).toContainText("Returns aren't available here");
  await getWizard(page).getByRole('link', { name: 'Back to order US10000001' }).click();
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
});
