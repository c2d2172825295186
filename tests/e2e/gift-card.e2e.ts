import { requestBalance, CARD, getGiftCard, openGiftCard, typeCard } from './support/gift-card.js';
import { expectAccessible, expect, test } from './support/test.js';
import { setVisibility } from './support/set-visibility.js';

test("the balance shows in the card's currency without its number, and another card can be checked next", async ({
  page,
  watch,
}) => {
  await openGiftCard(page);
  await expect(page).toHaveTitle(/^Gift card balance\. /);
  await requestBalance(page);
  const panel = getGiftCard(page).locator('.gift-card');
  await expect(panel).toContainText('$73.50');
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('ending in 0123');
  await expectAccessible(page);
  expect(watch.consoleLines).toEqual([]);
  await page.getByRole('button', { name: 'Check another gift card' }).click();
  await expect(getGiftCard(page).locator('input[name=accountNumber]')).toBeFocused();
  await requestBalance(page, { accountNumber: '6006491234567890999', pin: '654321' });
  await expect(panel).toContainText('$0.00');
});

test('the PIN field opens once the number is complete, and the button once both are complete', async ({ page }) => {
  await openGiftCard(page);
  const [number, pin] = [
    getGiftCard(page).locator('input[name=accountNumber]'),
    getGiftCard(page).locator('input[name=pin]'),
  ];
  const button = getGiftCard(page).locator('button[type=submit]');
  await expect(pin).not.toBeEditable();
  await number.pressSequentially('600649123456789012');
  await expect(number).toHaveValue('6006 4912 3456 7890 12');
  await expect(pin).not.toBeEditable();
  await number.pressSequentially('3');
  await expect(pin).toBeEditable();
  await pin.pressSequentially('12345');
  await expect(button).toBeDisabled();
  await pin.pressSequentially('67');
  await expect(pin).toHaveValue('123456');
  await expect(button).toBeEnabled();
});

test('a pasted number is formatted, and editing in its middle keeps the caret in place', async ({ page }) => {
  await openGiftCard(page);
  const number = getGiftCard(page).locator('input[name=accountNumber]');
  await number.fill('6006-4912 3456-7890 123');
  await expect(number).toHaveValue(CARD.accountNumber);
  await number.press('Home');
  for (let step = 0; step < 6; step += 1) await number.press('ArrowRight');
  await number.press('Backspace');
  await expect(number).toHaveValue('6006 9123 4567 8901 23');
  await page.keyboard.type('4');
  await expect(number).toHaveValue(CARD.accountNumber);
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
});

test('a wrong PIN and an unknown card show the same message, keep the number, and clear the PIN', async ({ page }) => {
  let requestCount = 0;
  page.on('request', (request) => (requestCount += Number(request.url().includes('gift_card_balance'))));
  await openGiftCard(page);
  const box = getGiftCard(page).locator('[part=message]');
  const texts: string[] = [];
  for (const card of [
    { ...CARD, pin: '999999' },
    { ...CARD, accountNumber: '6006491234567890124' },
  ]) {
    await requestBalance(page, card);
    await expect(box).toBeFocused();
    texts.push(await box.innerText());
    await expect(getGiftCard(page).locator('input[name=pin]')).toHaveValue('');
  }
  expect(texts[0]).toContain(
    "We couldn't find a gift card with those numbers. Please check the gift card number and PIN, and try again.",
  );
  expect(texts[1]).toBe(texts[0]);
  expect(requestCount).toBe(2);
  await box.getByRole('button', { name: 'Enter the PIN again' }).click();
  await expect(getGiftCard(page).locator('input[name=pin]')).toBeFocused();
});

test('after five misses the form is blocked for a minute', async ({ page }) => {
  await page.clock.install();
  await openGiftCard(page);
  for (let miss = 0; miss < 5; miss += 1) {
    await requestBalance(page, { ...CARD, pin: '999999' });
    await expect(getGiftCard(page).locator('[part=message]')).toBeFocused();
  }
  await expect(getGiftCard(page)).toContainText('Too many attempts');
  await typeCard(page);
  await expect(getGiftCard(page).locator('button[type=submit]')).toBeDisabled();
});

test('a hidden page clears the PIN', async ({ page }) => {
  await openGiftCard(page);
  await typeCard(page);
  await setVisibility(page, 'hidden');
  await expect(getGiftCard(page).locator('input[name=pin]')).toHaveValue('');
  await expect(getGiftCard(page).locator('input[name=accountNumber]')).toHaveValue(CARD.accountNumber);
});

test('the page gets a description and a canonical address while the screen is shown', async ({ page }) => {
  await openGiftCard(page);
  const readHead = () =>
    page.evaluate(() => [
      document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ]);
  await expect.poll(async () => (await readHead())[0]).toMatch(/\/us\/en\/orders\/gift-card-lookup$/);
  expect((await readHead())[1]).toMatch(/gift card/);
  await page.evaluate(() => document.querySelector('orders-area')?.remove());
  await expect.poll(async () => (await readHead())[0]).toBe('');
});

test('a shop without the screen sends its shoppers to its main site', async ({ page }) => {
  await page.goto('/us/en/orders/gift-card-lookup?as=guest&flags=enableGiftCardLookup,disableGiftCardLookup');
  await page.waitForURL(/\/us\/en$/);
  await expect(page.getByRole('heading', { name: 'The shop' })).toBeVisible();
});
