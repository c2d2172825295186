import type { Page } from '@playwright/test';
import { expectPath, getHeading } from './support/area.js';
import { getDialog, noteEvents } from './support/cancel.js';
import { countRequests } from './support/journal.js';
import { noteBodies } from './support/note-bodies.js';
import { expect, expectAccessible, test } from './support/test.js';
import {
  chooseItem,
  countReturns,
  expectArrival,
  getStores,
  getWizard,
  goToStores,
  openWizard,
} from './support/wizard.js';

const STORES = 'Choose a store';
const RETURN = '/us/en/orders/sales/US10000001/return/';
const EMAIL = 'request-store-return-email';
const NOTIFICATION = 'request-notification';

const getSubmit = (page: Page) => getWizard(page).getByRole('button', { name: 'Submit return' });

async function look(page: Page, text: string): Promise<void> {
  await getWizard(page).getByLabel('City or postal code').fill(text);
  await getWizard(page).getByRole('button', { name: 'Find stores' }).click();
}

for (const shopper of ['member', 'guest'] as const) {
  test(`a ${shopper} returns an item of US10000001 to a store and gets one message`, async ({ page }) => {
    const events = await noteEvents(page, 'orders-return-submitted', 'orders-error');
    const emails = noteBodies(page, '/help/store_return_emails/v1');
    const notifications = noteBodies(page, '/notification/triggers/v1');
    const captures = noteBodies(page, '/order_mgmt/user_return_captures/v1');
    const world = await openWizard(page, { orderNumber: 'US10000001', shopper });
    await goToStores(page);
    await expectPath(page, `${RETURN}store/`);
    await expect(getHeading(page)).toHaveText(STORES);
    await expect(getHeading(page)).toBeFocused();
    await expect(getWizard(page)).toContainText(
      'In-store returns must be in the same country where your order was purchased.',
    );
    await expect(getStores(page)).toHaveCount(2);
    await expect(getStores(page).first()).toContainText('400 Market Square');
    await expect(getStores(page).first()).toContainText(/^.*Open/);
    await expect(getStores(page).first().getByRole('link')).toHaveAttribute('href', /google\.com\/maps\/dir/);
    await expect(getSubmit(page)).toBeDisabled();
    await expect(getSubmit(page)).toHaveAccessibleDescription('Choose a store to continue.');
    await expectAccessible(page);
    await getStores(page).first().locator('label').click();
    await getSubmit(page).click();
    await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
    await expectArrival(page, true);
    const returnNumber = /returns\/(\w+)/.exec(page.url())?.[1];
    expect(captures).toMatchObject([{ createReturnLabelFlag: false, returnStoreId: '101' }]);
    // The return has no label, so no method that needs one is offered.
    await expect(page.locator('orders-return-instructions')).toContainText('What happens next');
    await expect(page.locator('orders-return-instructions')).not.toContainText('Changed your mind?');
    const names = { firstName: 'Robin' };
    expect(emails).toEqual([
      { country: 'us', language: 'en', orderNumber: 'US10000001', returnNumber, to: 'guest@example.com', ...names },
    ]);
    expect(notifications).toEqual([
      {
        eventType: 'STORE_RETURN',
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        ...{ givenName: 'Robin', familyName: 'Doe', language: 'en', marketplace: 'US' },
        ...{ phoneNumber: '5035550101', salesOrderNumber: 'US10000001' },
        ...(shopper === 'member' && { upmId: 'upm-1001' }),
      },
    ]);
    // Going back and reloading must not send the messages again.
    await page.goBack();
    await page.reload();
    await page.waitForLoadState('networkidle');
    const counts = await Promise.all(([EMAIL, NOTIFICATION] as const).map((call) => countRequests(page, world, call)));
    expect([await countReturns(page, world), ...counts]).toEqual([1, 1, 1]);
    expect(events).toHaveLength(1);
  });
}

test('failed messages are reported only to the page and are not sent again', async ({ page }) => {
  const events = await noteEvents(page, 'orders-error');
  await page.route('**/notification/triggers/v1', (call) => call.fulfill({ status: 500, body: '{}' }));
  const world = await openWizard(page, { orderNumber: 'US10000001', fault: `${EMAIL}:status-403` });
  await goToStores(page);
  await getStores(page).first().locator('label').click();
  await getSubmit(page).click();
  await expectArrival(page, false);
  expect(await countRequests(page, world, EMAIL)).toBe(1);
  const reports = events.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as { code: string; severity: string });
  expect(reports.map(({ code, severity }) => `${severity} ${code}`).sort()).toEqual([
    `warning service-${NOTIFICATION}-failure`,
    `warning service-${EMAIL}-failure`,
  ]);
});

test('without its flags the return lists no stores and sends no messages', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: 'US10000001', query: '&flags=enableCarrierService' });
  const wizard = getWizard(page);
  await chooseItem(page);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('radio', { name: 'Return to a store' }).check();
  await getSubmit(page).click();
  await expectArrival(page, false);
  const counts = await Promise.all(
    ([EMAIL, NOTIFICATION, 'list-stores'] as const).map((call) => countRequests(page, world, call)),
  );
  expect(counts).toEqual([0, 0, 0]);
});

test('a pickup sends a phone notification and no email', async ({ page }) => {
  const notifications = noteBodies(page, '/notification/triggers/v1');
  const world = await openWizard(page, { orderNumber: 'US10000001' });
  const wizard = getWizard(page);
  await chooseItem(page);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('radio', { name: /^Pickup by/ }).check();
  await getSubmit(page).click();
  await expectArrival(page, false);
  expect(notifications).toMatchObject([{ eventType: 'PICKUP_RETURN' }]);
  expect(await countRequests(page, world, EMAIL)).toBe(0);
});

test('a search lists three stores that take returns at a time and keeps the focus', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await look(page, 'Sacramento');
  await expect(getStores(page)).toHaveCount(3);
  const more = getWizard(page).getByRole('button', { name: 'Show more stores' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(getStores(page)).toHaveCount(4);
  await expect(getStores(page).last()).toContainText('Arden Walk Store');
  await expect(getWizard(page)).not.toContainText('Delta Outlet');
  // The button disappeared with the last page, so focus is on the first new store.
  await expect(getStores(page).last().getByRole('radio')).toBeFocused();
  await expectAccessible(page);
});

test('the selected store stays in the list during searches and after a reload', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await getStores(page).nth(1).locator('label').click();
  await look(page, 'Chicago');
  await expect(getStores(page)).toHaveText([/Riverfront Store/, /Lakeside Store/]);
  await look(page, 'New York');
  await expect(getStores(page)).toHaveText([/Riverfront Store/, /Canal Street Store/]);
  await getStores(page).nth(1).locator('label').click();
  await page.reload();
  await expect(getHeading(page)).toHaveText(STORES);
  await expect(getWizard(page).getByRole('radio', { name: 'Canal Street Store' })).toBeChecked();
  await expect(getSubmit(page)).toBeEnabled();
  // Only the store's id is stored: no address and no search text.
  const stored = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  expect(stored).toContain('storeId');
  expect(stored).not.toMatch(/York|Canal|Riverfront|95814/);
});

test('a store that is no longer available must be replaced', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await getStores(page).first().locator('label').click();
  await page.route('**/store_locations/v1?*', async (call) => {
    const response = await call.fetch();
    const { objects } = (await response.json()) as { objects: { storeId: string }[] };
    await call.fulfill({ response, json: { objects: objects.filter(({ storeId }) => storeId !== '101') } });
  });
  await page.reload();
  await expect(getWizard(page).getByRole('alert')).toContainText('Your store is no longer available');
  await expect(getSubmit(page)).toBeDisabled();
  await expectAccessible(page);
  await getStores(page).first().locator('label').click();
  await expect(getWizard(page).getByRole('alert')).toHaveCount(0);
  await expect(getSubmit(page)).toBeEnabled();
});

test('a store in another country shows a dialog and keeps the previous selection', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await getStores(page).first().locator('label').click();
  await look(page, 'Niagara');
  const abroad = getWizard(page).getByRole('radio', { name: 'Niagara Bridge Store' });
  await expect(getStores(page).last()).toContainText('Canada');
  await getStores(page).last().locator('label').click();
  const box = getDialog(page);
  await expect(box.getByRole('heading', { name: 'Choose Another Store' })).toBeVisible();
  // This market has no second message.
  await expect(box.locator('p:not(.for-reader)')).toHaveText([
    'In-store returns must be in the same country where your order was purchased.',
  ]);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Back to the stores' }).click();
  await expect(box).toHaveCount(0);
  await expect(abroad).not.toBeChecked();
  await expect(getWizard(page).getByRole('radio', { name: 'Harbor Street Store' })).toBeChecked();
});

test('in Germany the dialog says where to look instead', async ({ page }) => {
  await page.route('**/store_locations/v1?*', async (call) => {
    const response = await call.fetch();
    const { objects } = (await response.json()) as { objects: { address: object }[] };
    const moved = objects.map((store) => ({ ...store, address: { ...store.address, iso2Country: 'AT' } }));
    await call.fulfill({ response, json: { objects: moved } });
  });
  await openWizard(page, { orderNumber: 'DE10000001', country: 'de', locale: 'de' });
  await goToStores(page);
  await expect(getHeading(page)).toHaveText('Wähle einen Store');
  await getStores(page).first().locator('label').click();
  await expect(getDialog(page).getByRole('heading', { name: 'Anderen Store wählen' })).toBeVisible();
  await expect(getDialog(page).locator('p:not(.for-reader)')).toHaveText([
    'Rückgaben im Store sind nur in dem Land möglich, in dem du bestellt hast.',
    'Bitte wähle einen Store in diesem Land: Deutschland. Du kannst deine Artikel auch auf anderem Weg zurückgeben.',
  ]);
});

for (const orderNumber of ['US10000008', 'US10000023']) {
  test(`${orderNumber} has no store near its address and starts with an empty search`, async ({ page }) => {
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/store_locations/')) searches.push(request.url());
    });
    await openWizard(page, { orderNumber });
    await goToStores(page);
    await expect(getWizard(page).getByLabel('City or postal code')).toHaveValue('');
    await page.waitForLoadState('networkidle');
    expect(searches).toEqual([]);
    await getWizard(page).getByRole('button', { name: 'Find stores' }).click();
    await expect(getWizard(page).getByLabel('City or postal code')).toBeFocused();
    await expect(getWizard(page).locator('.field-error')).toHaveText('Enter a city or a postal code.');
    expect(searches).toEqual([]);
    await look(page, '10002');
    await expect(getStores(page)).toHaveText([/Canal Street Store/]);
  });
}

test('a search without stores offers another return method', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await look(page, 'Nowhere');
  await expect(getWizard(page).locator('.empty')).toContainText("We couldn't find a store that takes returns there.");
  await getWizard(page).getByRole('button', { name: 'Return it another way' }).click();
  await expectPath(page, `${RETURN}method/`);
  await expect(getWizard(page).getByRole('radio', { name: 'Return to a store' })).toBeChecked();
});

test('stores that could not be read load with Try again, and by themselves once online', async ({ page }) => {
  await page.route('**/store_locations/v1?*', (call) => call.fulfill({ status: 403, body: '{}' }));
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await expect(getWizard(page).getByRole('alert')).toContainText("We can't show stores right now");
  await page.unroute('**/store_locations/v1?*');
  await page.route('**/store_locations/v1?*', (call) => call.abort());
  await look(page, 'Chicago');
  await expect(getWizard(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/store_locations/v1?*');
  await getWizard(page).getByRole('button', { name: 'Try again' }).click();
  await expect(getStores(page)).toHaveText([/Lakeside Store/]);
  await page.context().setOffline(true);
  await look(page, 'New York');
  await expect(getWizard(page).getByRole('alert')).toContainText('You seem to be offline.', { timeout: 15_000 });
  await page.context().setOffline(false);
  await expect(getStores(page)).toHaveText([/Canal Street Store/]);
});

test('KR10000002 can be returned to a store in Korea', async ({ page }) => {
  const world = await openWizard(page, {
    orderNumber: 'KR10000002',
    country: 'kr',
    query: '&flags=enableDorisStoreSelector',
  });
  await goToStores(page);
  await expect(getStores(page)).toHaveText([/해운대 스토어/]);
  await getStores(page).first().locator('label').click();
  await getSubmit(page).click();
  await expectArrival(page, false);
  expect(await countReturns(page, world)).toBe(1);
});

test('an order that stores no longer accept leads from the stores to the return methods', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001' });
  await goToStores(page);
  await page.route('**/history/v1/US10000001?*', async (call) => {
    const response = await call.fetch();
    const order = (await response.json()) as object;
    await call.fulfill({ response, json: { ...order, payment: [{ paymentType: 'KLARNA' }] } });
  });
  await page.reload();
  await expectPath(page, `${RETURN}method/`);
  await expect(getWizard(page).getByRole('radio', { name: 'Return to a store' })).toHaveCount(0);
  // The store step no longer exists, so Back skips it.
  await page.goBack();
  await expectPath(page, `${RETURN}method/`);
  await page.goBack();
  await expectPath(page, RETURN);
});
