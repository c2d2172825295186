import { expectPath, getHeading } from './support/area.js';
import { getDialog } from './support/cancel.js';
import { countRequests } from './support/journal.js';
import { addAddress, getCards, goToAddresses } from './support/pickup.js';
import { expect, expectAccessible, test } from './support/test.js';
import { countReturns, getWizard } from './support/wizard.js';

const BASE = '/kr/en/orders/sales/KR10000001/return/';

test('a member in Korea has a return collected from a saved address', async ({ page }) => {
  const captures: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('user_return_captures/v1')) captures.push(request.postDataJSON());
  });
  const world = await goToAddresses(page);
  await expectPath(page, `${BASE}address/`);
  await expectAccessible(page);
  const next = getWizard(page).getByRole('button', { name: 'Continue' });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription('Choose an address.');
  await expect(getWizard(page)).toContainText('1 - 5 of 7');
  await expect(getCards(page)).toHaveCount(5);
  await getWizard(page).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(getWizard(page)).toContainText('6 - 7 of 7');
  await expect(getCards(page)).toHaveCount(2);
  await expect(getWizard(page).getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await expect(getWizard(page).getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(getCards(page).nth(1).getByRole('radio')).toBeDisabled();
  await expect(getCards(page).nth(1)).toContainText("Pickup isn't available in this country.");
  await getWizard(page).getByRole('button', { name: 'Previous' }).click();
  await getCards(page).nth(1).getByRole('radio').check();
  await next.click();
  await expectPath(page, `${BASE}review/`);
  await expect(getHeading(page)).toHaveText('Review your return');
  await expect(getWizard(page).getByRole('region', { name: 'Pickup address' })).toContainText(
    /서울특별시 강남구\s*운동로 152/,
  );
  await expectAccessible(page);
  await page.reload();
  await expect(getWizard(page).getByRole('region', { name: 'Pickup address' })).toContainText(
    /서울특별시 강남구\s*운동로 152/,
  );
  await getWizard(page).getByRole('button', { name: 'Submit return' }).click();
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
  expect(await countReturns(page, world)).toBe(1);
  expect(captures).toMatchObject([
    {
      returnMethod: 'courierPickup',
      shipFrom: {
        recipient: { firstName: '로빈', lastName: '도' },
        address: { zipCode: '06236', city: '강남구', state: '서울특별시', address1: '운동로 152', country: 'KR' },
        contactInformation: { dayPhoneNumber: '01055550101' },
      },
    },
  ]);
});

test('a new address is checked, saved once, and selected', async ({ page }) => {
  const world = await goToAddresses(page);
  await getWizard(page).getByRole('button', { name: 'Add an address' }).click();
  const box = getDialog(page);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Use this address' }).click();
  await expect(box.getByLabel('Last name *')).toBeFocused();
  await expect(box.getByLabel('Postal code *')).toHaveAccessibleDescription('Please enter a valid postal code.');
  await box.getByLabel('Postal code *').fill('1234');
  await expect(box.getByText('Please enter a valid postal code.')).toBeVisible();
  await box.getByLabel('Postal code *').fill('12345');
  await expect(box.getByText('Please enter a valid postal code.')).toHaveCount(0);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Cancel' }).click();
  await expect(getWizard(page).getByRole('button', { name: 'Add an address' })).toBeFocused();
  await addAddress(page);
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getWizard(page)).toContainText('6 - 8 of 8');
  await expect(getCards(page).filter({ hasText: '세종대로 175' }).getByRole('radio')).toBeChecked();
  await expect(getWizard(page).getByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(await countRequests(page, world, 'request-new-address')).toBe(1);
  expect(await countRequests(page, world, 'request-address-check')).toBe(1);
});

test('a close match is offered beside the entered address', async ({ page }) => {
  await goToAddresses(page);
  await addAddress(page, { code: '00000' });
  await expect(getDialog(page).getByRole('heading')).toHaveText('Confirm your address');
  await expect(getDialog(page).getByRole('group', { name: 'Suggested address' })).toContainText('06236');
  await expect(getDialog(page).getByRole('group', { name: 'Address you entered' })).toContainText('00000');
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Edit address' }).click();
  await expect(getDialog(page).getByLabel('Postal code *')).toHaveValue('00000');
  await getDialog(page).getByRole('button', { name: 'Use this address' }).click();
  await getDialog(page).getByRole('button', { name: 'Use suggested address' }).click();
  await expect(
    getCards(page).filter({ hasText: '06236' }).filter({ hasText: '세종대로 175' }).getByRole('radio'),
  ).toBeChecked();
});

test('an address that cannot be verified is reviewed and may be used', async ({ page }) => {
  await goToAddresses(page);
  await addAddress(page, { street: '없는길 1' });
  await expect(getDialog(page)).toContainText("We couldn't verify your address. Please review it before you continue.");
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Use address as entered' }).click();
  await expect(getCards(page).filter({ hasText: '없는길 1' }).getByRole('radio')).toBeChecked();
});

test('an address that the address book rejects is used for this return only', async ({ page }) => {
  await goToAddresses(page, { fault: 'request-new-address:drift-null' });
  await addAddress(page);
  await expect(getWizard(page).getByRole('alert')).toContainText("Your address wasn't saved");
  await expect(getCards(page).first()).toContainText('For this return only');
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWizard(page).getByRole('region', { name: 'Pickup address' })).toContainText('세종대로 175');
});

test('after a lost answer the address book is read and nothing is sent again', async ({ page }) => {
  const world = await goToAddresses(page, { fault: 'request-new-address:lost-answer' });
  await addAddress(page);
  await expect(getCards(page).filter({ hasText: '세종대로 175' }).getByRole('radio')).toBeChecked({ timeout: 15_000 });
  expect(await countRequests(page, world, 'request-new-address')).toBe(1);
});

test('a change that the address book rejects is used for this return only', async ({ page }) => {
  await goToAddresses(page, { fault: 'request-address-update:status-403' });
  await getCards(page).first().getByRole('button', { name: 'Edit' }).click();
  await expect(getDialog(page).getByLabel('Postal code *')).toHaveValue('48060');
  await getDialog(page).getByLabel('Apartment, building, floor (optional)').fill('7층');
  await getDialog(page).getByRole('button', { name: 'Use this address' }).click();
  await expect(getWizard(page).getByRole('alert')).toContainText("Your change wasn't saved");
  await expect(getCards(page).filter({ hasText: '7층' }).getByRole('radio')).toBeChecked();
});

test('the browser warns before an unsaved address is lost', async ({ page }) => {
  await goToAddresses(page);
  const isRequested = (): Promise<boolean> =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isRequested()).toBe(false);
  await getCards(page).first().getByRole('button', { name: 'Edit' }).click();
  expect(await isRequested()).toBe(false);
  const street = getDialog(page).getByLabel('Street address *');
  const before = await street.inputValue();
  await street.fill(`${before} 2`);
  await expect.poll(isRequested).toBe(true);
  await street.fill(before);
  await expect.poll(isRequested).toBe(false);
  await getDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(getDialog(page)).toHaveCount(0);
});

test('a guest enters an address that is not saved', async ({ page }) => {
  const world = await goToAddresses(page, { shopper: 'guest' });
  await expect(getWizard(page)).toContainText("You don't have any saved addresses yet.");
  await addAddress(page);
  await expect(getCards(page)).toHaveCount(1);
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await getWizard(page).getByRole('button', { name: 'Submit return' }).click();
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
  expect(await countReturns(page, world)).toBe(1);
  expect(await countRequests(page, world, 'request-new-address')).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('세종대로');
});

test('an address book that cannot be read is shown empty, with Try again', async ({ page }) => {
  await goToAddresses(page, { fault: 'list-addresses:status-403' });
  await expect(getWizard(page).getByRole('alert')).toContainText("We couldn't load your saved addresses");
  await expect(getWizard(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});
