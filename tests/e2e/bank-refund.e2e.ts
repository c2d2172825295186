import { readJournal } from './support/journal.js';
import { ACCOUNT, fillInAccount, getRefund, getSubmit, openRefund } from './support/bank-refund.js';
import { getHeading } from './support/area.js';
import { openPage } from './support/open-page.js';
import { expect, test } from './support/test.js';
import { chooseItem, getRows, goOn, openWizard, submitReturn } from './support/wizard.js';

const CALL = 'request-bank-refund';

for (const [orderNumber, country, shopper] of [
  ['US10000018', 'us', 'member'],
  ['PL10000001', 'pl', 'member'],
  ['PL10000001', 'pl', 'guest'],
] as const) {
  test(`${orderNumber}, returned by a ${shopper}, leads to the bank refund form and its confirmation`, async ({
    page,
  }) => {
    const world = await openWizard(page, { orderNumber, country, shopper });
    await expect(getRows(page)).toHaveCount(1);
    await chooseItem(page);
    await goOn(page);
    await submitReturn(page);
    await expect(page.getByRole('dialog', { name: 'Done!' })).toContainText('You paid in cash');
    await page.getByRole('button', { name: 'Enter bank details' }).click();
    await expect(page).toHaveURL(/\/returns\/RT\d{8}\/refund-payment\/\?.*pageView=true/);
    await expect(getHeading(page)).toBeFocused();
    await fillInAccount(page);
    await getSubmit(page).click();
    await expect(getHeading(page)).toHaveText("We've got your bank details");
    await expect(getHeading(page)).toBeFocused();
    await expect(page).toHaveURL(/\/refund-payment-confirmation\/\?.*pageView=true/);
    await expect(getRefund(page)).toContainText('guest@example.com');
    await expect(getRefund(page).locator('.sums-total')).toBeVisible();
    await expect(getRefund(page).getByRole('link', { name: 'Get help with your refund' })).toBeVisible();
    const instructions = getRefund(page).getByRole('link', { name: 'Return instructions' });
    expect(await instructions.getAttribute('href')).toMatch(
      /\/returns\/RT\d{8}\/return-confirmation\/\?(?:(?!pageView)[^#])*pageView=true$/,
    );
    expect(await readJournal(page, { world, call: CALL })).toHaveLength(1);
  });
}

test('a return paid by card leads to the return itself', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000007' });
  await chooseItem(page);
  await goOn(page);
  await submitReturn(page);
  await expect(page.getByRole('button', { name: 'View your return' })).toBeVisible();
});

test('in production, a return paid in cash leads to the return instead of the bank form', async ({ page }) => {
  await openWizard(page, { orderNumber: 'US10000018' });
  await page.evaluate(() => {
    const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
    area.adapter = { ...area.adapter, environment: 'production' };
  });
  await chooseItem(page);
  await goOn(page);
  await submitReturn(page);
  await page.getByRole('button', { name: 'View your return' }).click();
  await expect(page).toHaveURL(/\/returns\/RT\d{8}\/return-confirmation\/\?/);
});

test('the request carries a fixed guest token and the IBAN in capitals without spaces', async ({ page }) => {
  await openRefund(page);
  await fillInAccount(page, { ...ACCOUNT, iban: 'gb33 bukb 2020 1555 5555 55' as typeof ACCOUNT.iban });
  const request = page.waitForRequest(/bank_refund/);
  await getSubmit(page).click();
  const sent = await request;
  expect(sent.headers()['authorization']).toBe('Bearer guest');
  expect(sent.postDataJSON()).toEqual({
    accountDetails: { iban: 'GB33BUKB20201555555555', owner: { firstName: 'Robin', lastName: 'Doe' } },
    email: 'guest@example.com',
    orderNumber: 'US10000018',
  });
  await expect(getHeading(page)).toHaveText("We've got your bank details");
  // No return was submitted in this session, so there are no instructions to link to.
  await expect(getRefund(page).getByRole('link', { name: 'View return details' })).toBeVisible();
});

test('a shopper who goes back to the form sees that the bank details were received', async ({ page }) => {
  await openRefund(page, { step: 'landing' });
  await getRefund(page).getByRole('button', { name: 'Enter bank details' }).click();
  await fillInAccount(page);
  await getSubmit(page).click();
  await expect(getHeading(page)).toHaveText("We've got your bank details");
  await page.goBack();
  await expect(page).toHaveURL(/refund-payment-confirmation/);
  await page.reload();
  await expect(getHeading(page)).toHaveText("We've got your bank details");
});

test('after a lost answer, only Send again sends the bank details a second time', async ({ page }) => {
  const world = await openRefund(page, { fault: `${CALL}:once-lost-answer` });
  await fillInAccount(page);
  await getSubmit(page).click();
  const box = page.getByRole('dialog', { name: 'We could not confirm your bank details' });
  await box.getByRole('button', { name: 'Back to the form' }).click();
  await expect(getRefund(page).locator('input[name=iban]')).toHaveValue(ACCOUNT.iban);
  await getSubmit(page).click();
  await expect(box).toBeVisible();
  expect(await readJournal(page, { world, call: CALL })).toHaveLength(1);
  await box.getByRole('button', { name: 'Send again' }).click();
  await expect(getHeading(page)).toHaveText("We've got your bank details");
  expect(await readJournal(page, { world, call: CALL })).toHaveLength(2);
});

test('bank details are not stored over a reload', async ({ page }) => {
  await openRefund(page);
  await fillInAccount(page);
  await page.reload();
  await expect(getRefund(page).locator('input[name=iban]')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/BUKB|Robin/);
});

test('guests can enter bank details only where the page allows it', async ({ page, watch }) => {
  const headers = { 'x-sandbox-world': 'refund-guests' };
  await openPage(page, {
    path: '/shop/page',
    markup: '<orders-bank-refund order-number="US10000018" step="form"></orders-bank-refund>',
    script: `Object.assign(document.querySelector('orders-bank-refund'), {
      adapter: { retailer: { headers: ${JSON.stringify(headers)} } }, contact: { email: 'guest@example.com' } });`,
  });
  const refund = getRefund(page);
  await expect(refund.getByRole('group', { name: 'Please sign in to get this refund' })).toBeVisible();
  await expect(refund.locator('input')).toHaveCount(0);
  await refund.evaluate((tag) => tag.setAttribute('guest-bank-refund', ''));
  await fillInAccount(page);
  await getSubmit(page).click();
  await expect(refund.getByRole('heading', { name: "We've got your bank details" })).toBeVisible();
  expect(watch.calls.filter(({ url }) => url.includes('bank_refund'))).toHaveLength(1);
});

test("a page of another origin links to the retailer's form, reports the reason, and shows no form", async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await openPage(page, {
    path: '/shop/page',
    markup: '<orders-bank-refund order-number="US10000018" api-base="https://orders.example.com"></orders-bank-refund>',
    script: '',
  });
  const link = getRefund(page).getByRole('link', { name: 'Open the form on our site' });
  await expect(link).toHaveAttribute(
    'href',
    'https://orders.example.com/us/en/orders/returns/US10000018/refund-payment/',
  );
  expect(lines.filter((line) => line.includes('allow-sensitive'))).toHaveLength(1);
});
