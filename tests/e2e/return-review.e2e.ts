import { expectPath, getHeading } from './support/area.js';
import { getDialog } from './support/cancel.js';
import { expect, expectAccessible, test } from './support/test.js';
import { chooseItem, countReturns, getStores, getWizard, goOn, openWizard, writeNote } from './support/wizard.js';

const REVIEW = '/kr/en/orders/sales/KR10000002/return/review/';

test('Korea shows a review before a return to a store is submitted', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: 'KR10000002', country: 'kr' });
  const wizard = getWizard(page);
  await chooseItem(page, 'Quality');
  await writeNote(page, 'It squeaks.');
  await goOn(page);
  await wizard.getByRole('radio', { name: 'Return to a store' }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await getStores(page).first().getByRole('radio').check();
  const [store = ''] = await getStores(page).first().locator('label').allTextContents();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expectPath(page, REVIEW);
  await expect(getHeading(page)).toHaveText('Review your return');
  await expect(getHeading(page)).toBeFocused();
  await expect(wizard.getByRole('region', { name: 'Items to return' })).toContainText('QualityIt squeaks.');
  await expect(wizard.getByRole('region', { name: 'Return method' })).toContainText('Return to a store');
  await expect(wizard.getByRole('region', { name: 'Return method' }).locator('address')).toContainText(store);
  await expect(wizard.getByRole('complementary')).toContainText('Estimated refund');
  await expectAccessible(page);
  expect(await countReturns(page, world)).toBe(0);
  await wizard.getByRole('button', { name: 'Change return method' }).click();
  await expectPath(page, '/kr/en/orders/sales/KR10000002/return/method/');
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expectPath(page, REVIEW);
  await expect(getHeading(page)).toBeFocused();
  await wizard.getByRole('button', { name: 'Change return method' }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(getStores(page).first()).toBeVisible();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Submit return' }).click();
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
  expect(await countReturns(page, world)).toBe(1);
});

test('without the flag, Korea submits a return from the step with the return methods', async ({ page }) => {
  await openWizard(page, { orderNumber: 'KR10000002', country: 'kr', query: '&flags=enableEdd' });
  await chooseItem(page);
  await goOn(page);
  await getWizard(page).getByRole('radio', { name: 'Return to a store' }).check();
  await expect(getWizard(page).getByRole('button', { name: 'Submit return' })).toBeEnabled();
});
