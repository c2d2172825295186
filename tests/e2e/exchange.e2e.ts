import type { Page } from '@playwright/test';
import { expectPath, getHeading } from './support/area.js';
import { getDialog } from './support/cancel.js';
import { expect, expectAccessible, test } from './support/test.js';
import { getRows, getWizard, openWizard } from './support/wizard.js';

const ORDER = 'US10000012';
const RETURN = `/us/en/orders/sales/${ORDER}/return/`;
const SHOES = 'Baseline Low Court Shoes';
const SHIRTS = 'Breeze Short-Sleeve Running Top';
const BACKPACK = 'Commuter Backpack, 24 L';
const SHORTS = 'Stride 5-Inch Running Shorts';
const OPTIONS = '**/exchange_options/v1';

const row = (page: Page, title: string) => getRows(page).filter({ hasText: title });
const goOn = (page: Page) => getWizard(page).getByRole('button', { name: 'Continue' });
const color = (page: Page, name: string) => getWizard(page).getByRole('radio', { name, exact: true });
const size = (page: Page, name: string) => getWizard(page).getByRole('radio', { name, exact: true });
const original = (page: Page) => getWizard(page).getByRole('region', { name: "You're returning" });
const getTabs = (page: Page) => getWizard(page).getByRole('navigation', { name: 'Your exchanges' });

/** Selects an item for exchange, in this quantity if given. */
async function exchange(page: Page, title: string, quantity?: number): Promise<void> {
  await row(page, title).getByRole('checkbox').check();
  await row(page, title).getByRole('radio', { name: 'Too small' }).check();
  if (quantity !== undefined) {
    await row(page, title)
      .getByLabel(/^Quantity/)
      .selectOption(String(quantity));
  }
  await row(page, title)
    .getByRole('radio', { name: /^Exchange it/ })
    .check();
}

async function pick(page: Page, [name, label]: readonly [string, string]): Promise<void> {
  await color(page, name).check();
  await size(page, label).check();
}

test('a member exchanges two items, one step for each, and submits both', async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER });
  await row(page, SHOES).getByRole('checkbox').check();
  await row(page, SHOES).getByRole('radio', { name: 'Too small' }).check();
  await expect(goOn(page)).toBeDisabled();
  await expect(goOn(page)).toHaveAccessibleDescription('Select refund or exchange for 1 item.');
  await exchange(page, SHOES);
  await exchange(page, SHIRTS, 1);
  await expectAccessible(page);
  await goOn(page).click();
  await expectPath(page, `${RETURN}exchange-1/`);
  await expect(getHeading(page)).toHaveText('What would you like instead? Item 1 of 2');
  await expect(getHeading(page)).toBeFocused();
  await expect(original(page)).toContainText(SHOES);
  await expect(goOn(page)).toHaveAccessibleDescription('Choose a color.');
  await color(page, 'Graphite').check();
  await expect(goOn(page)).toHaveAccessibleDescription('Choose a size.');
  await expectAccessible(page);
  await size(page, 'M 8 / W 9.5').check();
  await goOn(page).click();
  await expectPath(page, `${RETURN}exchange-2/`);
  await expect(getHeading(page)).toBeFocused();
  await expect(getHeading(page)).toContainText('Item 2 of 2');
  await expect(page).toHaveTitle('Exchange · 2 · US10000012 · Order Details. Fieldhouse');
  await expect(original(page)).toContainText(SHIRTS);
  await expect(original(page)).toContainText('$35.00');
  await pick(page, ['Midnight Navy', 'XL']);
  await goOn(page).click();
  await expectPath(page, `${RETURN}method/`);
  await getWizard(page).getByRole('radio', { name: 'Drop off with UPS' }).check();
  await goOn(page).click();
  await expect(getHeading(page)).toHaveText('Review Your Exchange');
  for (const words of [SHOES, SHIRTS, 'Graphite', 'Midnight Navy', 'M 8 / W 9.5', 'XL']) {
    await expect(getWizard(page)).toContainText(words);
  }
  await getWizard(page).getByRole('button', { name: 'Submit exchange' }).click();
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
});

test('going back, editing and reloading keep the choices', async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER });
  await exchange(page, SHOES);
  await goOn(page).click();
  await pick(page, ['Graphite', 'M 8 / W 9.5']);
  await goOn(page).click();
  await expectPath(page, `${RETURN}method/`);
  await page.goBack();
  await expect(color(page, 'Graphite')).toBeChecked();
  await expect(size(page, 'M 8 / W 9.5')).toBeChecked();
  await page.reload();
  await expectPath(page, `${RETURN}exchange-1/`);
  await expect(color(page, 'Graphite')).toBeChecked();
  await getWizard(page).getByRole('button', { name: 'Change item' }).click();
  await expectPath(page, RETURN);
  await expect(row(page, SHOES).getByRole('radio', { name: /^Exchange it/ })).toBeChecked();
  await goOn(page).click();
  await expect(size(page, 'M 8 / W 9.5')).toBeChecked();
});

test('pieces of one item share one request, and the shopper can move between the completed ones', async ({ page }) => {
  let requestCount = 0;
  await page.route(OPTIONS, (call) => {
    requestCount += 1;
    return call.continue();
  });
  await openWizard(page, { orderNumber: ORDER });
  await exchange(page, SHIRTS, 3);
  await goOn(page).click();
  const go = (name: string) => getTabs(page).getByRole('button', { name });
  await expect(getTabs(page)).toHaveCount(0);
  for (const label of ['S', 'XL', 'XS']) {
    await pick(page, ['Midnight Navy', label]);
    await goOn(page).click();
  }
  await expectPath(page, `${RETURN}method/`);
  // The three pieces form one stage of the return.
  await getWizard(page).getByRole('button', { name: 'Exchange', exact: true }).click();
  await expectPath(page, `${RETURN}exchange-1/`);
  await expect(size(page, 'S')).toBeChecked();
  await expect(go('Previous item')).toHaveCount(0);
  await go('Last item').click();
  await expectPath(page, `${RETURN}exchange-3/`);
  await expect(getHeading(page)).toBeFocused();
  await expect(size(page, 'XS')).toBeChecked();
  await expect(go('Next item')).toHaveCount(0);
  await go('Previous item').click();
  await expect(size(page, 'XL')).toBeChecked();
  // The first of three is the previous one of the second.
  await expect(go('First item')).toHaveCount(0);
  await go('Previous item').click();
  await expect(size(page, 'S')).toBeChecked();
  expect(requestCount).toBe(1);
});

test('an unavailable choice says why and cannot continue', async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER });
  await exchange(page, SHOES);
  await goOn(page).click();
  for (const [name, why] of [
    ['Dusty Rose', 'Sold Out'],
    ['Ember Red', 'Not Eligible'],
    ['Moss Green', 'Costs more than your item'],
  ] as const) {
    await expect(color(page, name)).toBeDisabled();
    await expect(color(page, name)).toHaveAccessibleDescription(new RegExp(why));
  }
  const picked = getWizard(page).getByRole('region', { name: "You're getting" });
  await expect(picked).toHaveText("You're getting");
  await color(page, 'Graphite').check();
  await expect(picked).toContainText('Graphite');
  await expect(getWizard(page).getByRole('complementary')).toContainText('Estimated refund$10.00');
  await expect(getWizard(page).getByRole('radio', { name: 'M 9.5 / W 11' })).toBeDisabled();
  // The same article remains available.
  await pick(page, ['Chalk', 'M 9 / W 10.5']);
  await expect(getWizard(page).getByRole('complementary')).toContainText('No price difference');
  const note = getWizard(page).locator('.exchange-note');
  await expect(note).toContainText('this is the same item');
  await expect(goOn(page)).toBeEnabled();
});

test("'Return and refund only' turns the item into a return, and the next item takes its step", async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER });
  await exchange(page, SHOES);
  await exchange(page, SHIRTS, 1);
  await goOn(page).click();
  await expect(original(page)).toContainText(SHOES);
  const returnOnly = getWizard(page).getByRole('button', { name: 'Return and refund only' });
  await returnOnly.click();
  await expect(original(page)).toContainText(SHIRTS);
  await expectPath(page, `${RETURN}exchange-1/`);
  await expect(getHeading(page)).toBeFocused();
  await expect(getTabs(page)).toHaveCount(0);
  await returnOnly.click();
  await expectPath(page, `${RETURN}method/`);
  await getWizard(page).getByRole('button', { name: 'Items' }).click();
  await expect(row(page, SHOES).getByRole('radio', { name: /^Return it/ })).toBeChecked();
});

test('an item that is no longer sold becomes a return, and one that is not exchangeable is a return', async ({
  page,
}) => {
  await openWizard(page, { orderNumber: ORDER });
  await exchange(page, BACKPACK);
  await goOn(page).click();
  const box = row(page, BACKPACK).getByRole('group', { name: 'This item will be returned instead' });
  await expect(box).toBeFocused();
  await expect(box).toContainText('An exchange for this item is not available.');
  await expectPath(page, RETURN);
  await expectAccessible(page);
  await expect(row(page, BACKPACK).getByRole('radio', { name: /^Return it/ })).toBeChecked();
  await expect(row(page, BACKPACK).getByRole('radio', { name: /^Exchange it/ })).toBeDisabled();
  await row(page, SHORTS).getByRole('checkbox').check();
  await row(page, SHORTS).locator('.reasons input').first().check();
  await expect(row(page, SHORTS)).toContainText('Item is not exchangeable');
  await goOn(page).click();
  await expectPath(page, `${RETURN}method/`);
  // Back must skip the exchange step, which no longer exists.
  await page.goBack();
  await expectPath(page, RETURN);
});

test('a failed request turns the item into a return until it is retried', async ({ page }) => {
  let requestCount = 0;
  await page.route(OPTIONS, (call) => {
    requestCount += 1;
    return requestCount > 1
      ? call.continue()
      : call.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'No.' } });
  });
  await openWizard(page, { orderNumber: ORDER });
  await exchange(page, SHOES);
  await goOn(page).click();
  const box = row(page, SHOES).getByRole('group', { name: 'This item will be returned instead' });
  await expect(box).toBeFocused();
  await expect(box).toContainText("An exchange isn't available right now.");
  await expect(goOn(page)).toBeEnabled();
  await box.getByRole('button', { name: 'Try again' }).click();
  await expectPath(page, `${RETURN}exchange-1/`);
  await expect(color(page, 'Graphite')).toBeVisible();
  expect(requestCount).toBe(2);
});

test('a step that cannot be reached yet leads to the last one that can', async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER });
  await exchange(page, SHOES);
  await page.goto(`${RETURN}exchange-7/?as=member`);
  await expectPath(page, `${RETURN}exchange-1/`);
  await page.goto(`${RETURN}method/?as=member`);
  await expectPath(page, `${RETURN}exchange-1/`);
});

test('guests can return but are not offered an exchange', async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER, shopper: 'guest' });
  await row(page, SHOES).getByRole('checkbox').check();
  await row(page, SHOES).locator('.reasons input').first().check();
  await expect(getWizard(page).getByRole('button', { name: 'Add a note' })).toBeVisible();
  await expect(getWizard(page).locator('.operation, .return-fields .item-details')).toHaveCount(0);
  await expect(goOn(page)).toBeEnabled();
});
