import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openArea } from '../surfaces/surface.js';
import { getGiftCard, typeCard } from './support/gift-card.js';
import { expectOrder, getHeading, setFault } from './support/area.js';
import { checkIn, getCurbside, openCurbside, VEHICLE } from './support/curbside.js';
import { confirmStatement, getWithdrawal, openWithdrawal, STATEMENT } from './support/withdrawal.js';
import {
  enterCode,
  getCodeField,
  getCodeStep,
  GUARDED,
  listCodes,
  MASKED,
  openCodeStep,
} from './support/guest-code.js';
import { expect, expectAccessible, expectNoSidewaysScroll, listCalls, lookUp, test } from './support/test.js';

const WRONG = '111111';
const THROTTLED = '000003';
const SLOW = '000004';
const CODE_MODE = '&proof=code';
const HOSTILE = '<img src=x onerror=alert(1)>';
const CHALLENGE = 'POST /order_mgmt/guest_challenges/v1';

test('a guest whose order requires it enters a code, and the order opens', async ({ page, watch }) => {
  const world = await openCodeStep(page);
  await expect(getCodeField(page)).toBeFocused();
  await expect(getCodeStep(page)).toContainText('g***@example.com');
  await expectAccessible(page);
  await enterCode(page, world);
  await expectOrder(page, GUARDED);
  expect(listCalls(watch).filter((call) => call.includes('/summary/'))).toHaveLength(2);
  const { headers = {} } = watch.calls.at(-1) ?? {};
  expect(headers['x-guest-token']).toMatch(/^gt-/);
  expect(headers['x-guest-email']).toBe('guest%40example.com');
});

test('where the page requires it, the lookup asks for a code before it reads the order', async ({ page, watch }) => {
  const world = await openCodeStep(page, { orderNumber: 'US10000001', query: CODE_MODE });
  expect(listCalls(watch)).toEqual([CHALLENGE]);
  await enterCode(page, world);
  await expectOrder(page, 'US10000001');
});

test('right and wrong pairs look alike until the code', async ({ page, watch }) => {
  const texts: string[] = [];
  for (const email of ['guest@example.com', 'gnu@example.com']) {
    watch.calls.length = 0;
    await openCodeStep(page, { orderNumber: 'US10000001', email, query: CODE_MODE });
    texts.push(await getCodeStep(page).innerText());
    await getCodeField(page).fill(WRONG);
    await expect(page.locator('.field-error')).toHaveText("That code isn't right. You have 4 attempts left.");
    expect(listCalls(watch).map((call) => call.replace(/challenge-\w+-\d/, ''))).toEqual([
      CHALLENGE,
      `${CHALLENGE}//answers`,
    ]);
  }
  expect(texts[1]).toBe(texts[0]);
});

test('a pasted code may have spaces and hyphens, and submits itself', async ({ page }) => {
  const world = await openCodeStep(page);
  const [code = ''] = await listCodes(page, world);
  await getCodeField(page).evaluate(
    (input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    ` ${code.slice(0, 3)}-${code.slice(3)} `,
  );
  await expectOrder(page, GUARDED);
});

test('the field is one input that phones fill in', async ({ page }) => {
  await openCodeStep(page);
  await expect(getCodeField(page)).toHaveCount(1);
  await expect(getCodeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(getCodeField(page)).toHaveAttribute('inputmode', 'numeric');
});

test('a wrong code is told once, and typing replaces it', async ({ page }) => {
  await openCodeStep(page);
  await getCodeField(page).fill(WRONG);
  const status = getCodeStep(page).getByRole('status');
  await expect(status).toHaveText("That code isn't right. You have 4 attempts left.");
  await expect(getCodeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(getCodeField(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('2');
  await expect(getCodeField(page)).toHaveValue('2');
  await expect(getCodeField(page)).not.toHaveAttribute('aria-invalid');
});

test('after five wrong codes, a new one is needed', async ({ page }) => {
  await openCodeStep(page);
  for (const code of ['111111', '222222', '333333', '444444', '555555']) {
    await getCodeField(page).fill(code);
    await expect(page.locator('.field-error')).toBeVisible();
  }
  await expect(page.locator('.field-error')).toHaveText("This code can't be used anymore. Get a new one.");
});

test('a limit of the service is counted down', async ({ page }) => {
  await openCodeStep(page);
  await getCodeField(page).fill(THROTTLED);
  await expect(getCodeStep(page)).toContainText(/You can try again in 0:(30|29|28)\./);
  await expectAccessible(page);
});

test('a slow check says so', async ({ page }) => {
  await openCodeStep(page);
  await getCodeField(page).fill(SLOW);
  await expect(getCodeStep(page).getByRole('status')).toContainText('Still checking the code.');
  await expectOrder(page, GUARDED);
});

test('another code can be requested after a wait', async ({ page }) => {
  await page.clock.install();
  const world = await openCodeStep(page);
  const resend = getCodeStep(page).getByRole('button', { name: 'Send a new code' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(31_000);
  await resend.click();
  await expect(getCodeField(page)).toBeVisible();
  expect(await listCodes(page, world)).toHaveLength(1);
});

test('a guest who leaves the step keeps what was typed, and can go on', async ({ page, watch }) => {
  const world = await openCodeStep(page);
  await page.keyboard.press('Escape');
  await expect(getCodeStep(page)).toBeHidden();
  await expect(page.locator('input[name=orderNumber]')).toHaveValue(GUARDED);
  await expect(page.locator('[part=message]')).toContainText('We still need your code');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await enterCode(page, world);
  await expectOrder(page, GUARDED);
  expect(watch.calls.filter(({ url }) => url.includes('/summary/'))).toHaveLength(3);
});

test('a link with the code fills it in, and the address does not keep it', async ({ page, watch }) => {
  const world = await openCodeStep(page);
  const [code = ''] = await listCodes(page, world);
  await page.goto(`/us/en/orders/details/?as=guest&world=${world}&email=guest%40example.com&code=${code}&state=`);
  await expect(page.locator('input[name=email]')).toHaveValue('guest@example.com');
  expect(new URL(page.url()).search).toBe(`?as=guest&world=${world}&state=`);
  await page.locator('input[name=orderNumber]').fill(GUARDED);
  await page.getByRole('button', { name: 'Find order' }).click();
  await expectOrder(page, GUARDED);
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(code);
  expect(watch.consoleLines.join()).not.toContain(code);
});

/** Cancels an order whose cancellation requires a code, until the step asks for it. Returns the name of the sandbox. */
async function cancelUntilCode(page: Page): Promise<string> {
  const world = randomUUID();
  await openArea(page, { path: '/details/', as: 'guest', world });
  await lookUp(page, 'US10000002');
  await expectOrder(page, 'US10000002');
  await setFault(page, 'request-cancel:proof-required', world);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(getCodeField(page)).toBeFocused();
  return world;
}

test('a cancellation that requires a code is sent once more after it', async ({ page, watch }) => {
  const world = await cancelUntilCode(page);
  await enterCode(page, world);
  await expect(getCodeStep(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toContainText('canceled');
  const cancels = watch.calls.filter(({ url }) => url.endsWith('/cancelOrder'));
  expect(cancels.map(({ headers }) => headers['x-guest-token'] !== undefined)).toEqual([false, true]);
});

test('a cancellation whose step was left says that nothing has changed', async ({ page, watch }) => {
  await cancelUntilCode(page);
  await page.keyboard.press('Escape');
  await expect(getCodeStep(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toContainText('We still need your code');
  await expect(page.getByRole('dialog')).toContainText('Nothing has changed. Try again to get a code.');
  expect(watch.calls.filter(({ url }) => url.endsWith('/cancelOrder'))).toHaveLength(1);
});

test('an arrival whose step was left says that nothing has changed, and keeps what was typed', async ({ page }) => {
  await openCurbside(page, { fault: 'request-curbside-arrival:proof-required' });
  await checkIn(page);
  await expect(getCodeStep(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getCurbside(page)).toContainText('We still need your code');
  await expect(getCurbside(page)).toContainText('Nothing has changed. Try again to get a code.');
  await expect(getCurbside(page).locator('textarea')).toHaveValue(VEHICLE);
});

test('a withdrawal whose step was left says that nothing has changed, and keeps what was typed', async ({ page }) => {
  await openWithdrawal(page, { fault: 'request-withdrawal:proof-required' });
  await confirmStatement(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getWithdrawal(page)).toContainText('We still need your code');
  await expect(getWithdrawal(page)).toContainText('Nothing has changed. Try again to get a code.');
  await expect(getWithdrawal(page)).toContainText(STATEMENT.name);
});

test('a masked order shows its details after the code', async ({ page }) => {
  await page.goto('/us/en/orders/details/?as=guest');
  await lookUp(page, MASKED);
  await expectOrder(page, MASKED);
  const detail = page.locator('orders-detail');
  await expect(detail.getByRole('complementary')).toContainText('Summary');
  await expect(detail.getByRole('complementary')).not.toContainText('1200 Harbor Street');
  await expect(detail.getByText('Some details are hidden')).toBeVisible();
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Verify to see details' }).click();
  await expect(getCodeField(page)).toBeVisible();
  const answer = await page.request.get('/sandbox/mailbox');
  const { mailbox } = (await answer.json()) as { mailbox: readonly { code: string }[] };
  await getCodeField(page).fill(mailbox.at(-1)?.code ?? '');
  await expect(detail.getByRole('complementary')).toContainText('1200 Harbor Street');
  await expect(detail.getByText('Some details are hidden')).toBeHidden();
  await expect(getHeading(page)).toBeFocused();
});

test('a guest whose contact is not known is asked where the code goes', async ({ page }) => {
  const world = randomUUID();
  await openArea(page, {
    path: '/gift-card-lookup',
    as: 'guest',
    world,
    fault: 'get-gift-card-balance:proof-required',
  });
  await typeCard(page);
  await getGiftCard(page).getByRole('button', { name: 'Check balance' }).click();
  const step = getCodeStep(page);
  await step.getByRole('button', { name: 'Send code' }).click();
  await expect(step.locator('.field-error')).toHaveCount(2);
  await expectAccessible(page);
  for (const name of ['orderNumber', 'email']) {
    await step.locator(`input[name=${name}]`).fill(HOSTILE);
    await expect(step.locator(`input[name=${name}]`)).toHaveValue(HOSTILE);
  }
  await step.locator('input[name=orderNumber]').fill('US10000001');
  await step.locator('input[name=email]').fill('guest@example.com');
  await page.keyboard.press('Enter');
  await expect(getCodeField(page)).toBeVisible();
  await getCodeField(page).fill(HOSTILE);
  await expect(getCodeField(page)).toHaveValue('1');
  await enterCode(page, world);
  await expect(getGiftCard(page).locator('.gift-card-sum')).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the step fits', async ({ page }) => {
    await openCodeStep(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
