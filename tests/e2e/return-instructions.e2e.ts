import type { Locator, Page } from '@playwright/test';
import { getHeading } from './support/area.js';
import { getDialog } from './support/cancel.js';
import { getCards, goToAddresses } from './support/pickup.js';
import { readCode } from './support/read-code.js';
import { standFor } from './support/stand-for.js';
import { expect, expectAccessible, takePicture, test } from './support/test.js';
import { chooseItem, countReturns, getStores, getWizard, goToStores, openWizard } from './support/wizard.js';

const getInstructions = (page: Page): Locator => page.locator('orders-return-instructions');

interface Walk {
  readonly orderNumber: string;
  readonly country: string;
  /** The id of the return method; the first method if absent. */
  readonly method?: string;
  /** A part of the instructions. */
  readonly says: string;
  /** Whether the country's instructions have their own address under `emeaPaperless`. */
  readonly isEmea?: true;
}

/** The flags that decide the return methods; each walk may add `emeaPaperless`. */
const FLAGS = 'enableCarrierService,enableSagawaReturn,enableCourierPickup,enableReturnsBarcode';

const WALKS: readonly Walk[] = [
  { orderNumber: 'NL10000001', country: 'nl', says: 'PostNL point', isEmea: true },
  { orderNumber: 'BE10000001', country: 'be', says: 'UPS Access Point', isEmea: true },
  { orderNumber: 'ES10000001', country: 'es', says: 'UPS Access Point', isEmea: true },
  { orderNumber: 'IT10000001', country: 'it', says: 'Book a pickup with SDA', isEmea: true },
  { orderNumber: 'FR10000001', country: 'fr', method: 'upsDropoff', says: 'any post office', isEmea: true },
  { orderNumber: 'FR10000001', country: 'fr', method: 'upsPickup', says: 'in your mailbox early', isEmea: true },
  { orderNumber: 'GB10000001', country: 'gb', says: 'Royal Mail Customer Service Point', isEmea: true },
  { orderNumber: 'DE10000001', country: 'de', method: 'upsDropoff|DHL', says: 'Packstation', isEmea: true },
  { orderNumber: 'DE10000001', country: 'de', method: 'upsDropoff|HERMES', says: 'Hermes ParcelShop', isEmea: true },
  {
    orderNumber: 'GR10000001',
    country: 'gr',
    method: 'upsPickup|UPSN',
    says: 'Call UPS to book a pickup',
    isEmea: true,
  },
  {
    orderNumber: 'HU10000001',
    country: 'hu',
    method: 'upsPickup|UPSN',
    says: 'Call UPS to book a pickup',
    isEmea: true,
  },
  {
    orderNumber: 'SI10000001',
    country: 'si',
    method: 'upsPickup|UPSN',
    says: 'Call UPS to book a pickup',
    isEmea: true,
  },
  { orderNumber: 'AU10000001', country: 'au', says: 'Australia Post office' },
  {
    orderNumber: 'JP10000001',
    country: 'jp',
    method: 'sagawaPickup|SAGAWA',
    says: 'Book a day and a time with Sagawa',
  },
  { orderNumber: 'KR10000001', country: 'kr', method: 'returnToStore', says: 'within 14 days of delivery' },
];

const COMMON = /\/returns\/RT\w+\/return-confirmation\/$/;
const CONFIRMATION_PATH = /\/returns\/RT\w+\/return-detail-confirmation\/$/;

/** Goes from the items to the instructions. */
async function submit(page: Page, { orderNumber, country, method }: Walk, flags: string): Promise<void> {
  await openWizard(page, { orderNumber, country, query: `&flags=${flags}` });
  await chooseItem(page);
  const next = getWizard(page).locator('.wizard-side .is-primary');
  await next.click();
  const options = getWizard(page).locator('.method input');
  await (method === undefined ? options.first() : getWizard(page).locator(`.method input[value="${method}"]`)).check();
  await next.click();
  // Korea shows a review before every return.
  const done = getDialog(page).getByRole('heading', { name: 'Done!' });
  await expect(done.or(getWizard(page).locator('.review').first())).toBeVisible({ timeout: 15_000 });
  if (await done.isHidden()) await next.click();
  await expect(done).toBeVisible({ timeout: 15_000 });
}

for (const walk of WALKS) {
  const { orderNumber, method = 'the first method', says, isEmea } = walk;
  for (const isPaperless of isEmea ? [true, false] : [true]) {
    const flags = isPaperless ? `${FLAGS},emeaPaperless` : FLAGS;
    const paperless = `emeaPaperless ${isPaperless ? 'on' : 'off'}`;
    const title = `${orderNumber} by ${method} shows its return instructions, ${paperless}`;
    test(title, standFor([method.split('|')[0] ?? '', paperless]), async ({ page }) => {
      await submit(page, walk, flags);
      await expect(
        getInstructions(page)
          .locator('.guide')
          .or(getInstructions(page).locator('.order-head'))
          .filter({ hasText: says }),
      ).toBeVisible({ timeout: 15_000 });
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toMatch(isEmea && isPaperless ? CONFIRMATION_PATH : COMMON);
      expect(searchParams.get('pageView')).toBe('true');
      await expect(getHeading(page)).toBeFocused();
      await getInstructions(page).getByRole('button', { name: 'View return details' }).click();
      await expect(page.locator('orders-detail .order-side')).toBeVisible();
      expect(new URL(page.url()).searchParams.has('pageView')).toBe(false);
    });
  }
}

test('KR10000001 is collected by a courier, and the instructions show when, without a label', async ({ page }) => {
  await goToAddresses(page, { query: `&flags=${FLAGS}` });
  await getCards(page).nth(1).getByRole('radio').check();
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await getWizard(page).getByRole('button', { name: 'Submit return' }).click();
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeVisible({ timeout: 15_000 });
  const guide = getInstructions(page).locator('.guide');
  await expect(guide).toContainText('The courier comes within 3 business days.', { timeout: 15_000 });
  await expect(guide).toContainText("You don't need a label.");
  expect(new URL(page.url()).pathname).toMatch(COMMON);
  await expect(getHeading(page)).toHaveText('Have it picked up');
  await expect(getInstructions(page)).toContainText('A refund usually takes up to 3 days');
  await expect(guide.locator('.label-slot')).toHaveCount(0);
  await expectAccessible(page);
});

test('US10000007 returns to a store with its code, the next steps and a contact link', async ({ page }) => {
  const walk = { orderNumber: 'US10000007', country: 'us', method: 'returnToStore', says: '' };
  await submit(page, walk, 'enableReturnsBarcode,sendReturnMethodGlobally');
  const guide = getInstructions(page).locator('.guide');
  await expect(guide).toContainText('Show our team your return number');
  await expect(guide.locator('.code-slot svg')).toBeVisible();
  await expect(getInstructions(page)).toContainText('After a return in a store, a refund can take up to 14 days.');
  await expectAccessible(page);
});

test('US10000001 shows the name, page, hours and code for the selected store', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000001', query: '&flags=enableDorisStoreSelector,enableReturnsBarcode' });
  await goToStores(page);
  const first = getStores(page).first().locator('label');
  const chosen = (await first.textContent()) ?? '';
  await first.click();
  await getWizard(page).locator('.wizard-side .is-primary').click();
  const guide = getInstructions(page).locator('.guide');
  const store = guide.locator('.label-store');
  await expect(store.locator('.address span').first()).toHaveText(chosen, { timeout: 15_000 });
  // The name appears once, above the address.
  await expect(store.locator('.store-name')).toHaveCount(0);
  await expect(store.locator('.store-links a').last()).toHaveAttribute('href', /\/retail\/s\/[\w-]+$/);
  await expect(store.locator('.address')).toContainText('United States');
  await expect(store).toContainText(/Open|Closed/);
  const number = /\/returns\/(RT\d+)\//.exec(page.url())?.[1];
  expect(await readCode(guide.locator('.bar-code'))).toBe(number);
  await expectAccessible(page);
  await takePicture(page, 'instructions-store-chosen');
});

test('a return by mail has its own instructions', async ({ page }) => {
  const walk = { orderNumber: 'US10000008', country: 'us', method: 'upsDropoff|USPS', says: '' };
  await submit(page, walk, 'enableUsps');
  await expect(getHeading(page)).toHaveText('Mail your items back', { timeout: 15_000 });
  await expect(getInstructions(page)).toContainText('hand it to your USPS mail carrier');
});

test('another return method opens at its top, and the service learns of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('/us/en/orders/returns/RT10000010/return-confirmation/?as=member');
  await expect(getHeading(page)).toHaveText('Drop off with UPS');
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await getInstructions(page).getByRole('button', { name: 'Pickup by UPS' }).click();
  await expect(getHeading(page)).toHaveText('Pickup by UPS');
  await expect(getHeading(page)).toBeFocused();
  await expect(getHeading(page)).toBeInViewport();
  await expect(getInstructions(page)).toContainText('Book a pickup with UPS');
  await getInstructions(page).getByRole('button', { name: 'Return to a store' }).click();
  await expect(getHeading(page)).toHaveText('Return to a store');
  await expect(getInstructions(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
  expect(requests.map((url) => new URL(url).pathname)).toEqual([
    '/order_mgmt/user_return_methods/v1',
    '/order_mgmt/user_return_methods/v1',
  ]);
});

test('another return method is still there after View return details and Back', async ({ page }) => {
  await submit(page, { orderNumber: 'US10000007', country: 'us', method: 'upsDropoff|UPSN', says: '' }, '');
  await expect(getHeading(page)).toHaveText('Drop off with UPS', { timeout: 15_000 });
  await getInstructions(page).getByRole('button', { name: 'Return to a store' }).click();
  await expect(getHeading(page)).toHaveText('Return to a store');
  await getInstructions(page).getByRole('button', { name: 'View return details' }).click();
  await expect(page.locator('orders-detail .order-side')).toBeVisible();
  await page.goBack();
  await expect(getHeading(page)).toHaveText('Return to a store');
  await expect(getInstructions(page).getByRole('button', { name: 'Pickup by UPS' })).toBeVisible();
});

test('View return details drops the query parameters of the instructions', async ({ page }) => {
  const arrival = 'pageView=true&emailSent=true&redirectPath=%2Fus%2Fen%2Forders%2F';
  await page.goto(`/us/en/orders/returns/RT10000010/return-confirmation/?as=member&theme=light&${arrival}`);
  await getInstructions(page).getByRole('button', { name: 'View return details' }).click();
  await expect(page.locator('orders-detail .order-side')).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/us/en/orders/returns/RT10000010/');
  expect([...searchParams.keys()]).toEqual(['as', 'theme']);
});

test('the number of a sales order leads to the order', async ({ page }) => {
  for (const address of ['return-confirmation', 'return-detail-confirmation']) {
    await page.goto(`/us/en/orders/returns/US10000001/${address}/?as=member`);
    await expect(page).toHaveURL(/\/sales\/US10000001\//);
    await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  }
});

test('a completed return says so and leads to its details', async ({ page }) => {
  await page.goto('/us/en/orders/returns/RT10000011/return-confirmation/?as=member');
  await expect(getInstructions(page)).toContainText("There's nothing left to do");
  await expect(getInstructions(page).getByRole('button')).toHaveText(['View return details']);
  await expectAccessible(page);
});

for (const { country, orderNumber, method, says } of [
  { country: 'jp', orderNumber: 'JP10000001', method: 'sagawaPickup|SAGAWA', says: 'Book a day and a time' },
  { country: 'kr', orderNumber: 'KR10000002', method: 'returnToStore', says: 'Take your items to one of our stores' },
]) {
  test(`${orderNumber} sends no request with enableFakeReturn`, async ({ page }) => {
    const query = '&flags=enableFakeReturn,enableSagawaReturn';
    const world = await openWizard(page, { orderNumber, country, query });
    await chooseItem(page);
    await getWizard(page).locator('.wizard-side .is-primary').click();
    await getWizard(page).locator(`.method input[value="${method}"]`).check();
    await getWizard(page).locator('.wizard-side .is-primary').click();
    await expect(getInstructions(page)).toContainText(says);
    await expect(getInstructions(page)).toContainText("You don't need to submit anything.");
    await expectAccessible(page);
    expect(await countReturns(page, world)).toBe(0);
    await getInstructions(page).getByRole('button', { name: 'View order details' }).click();
    await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  });
}
