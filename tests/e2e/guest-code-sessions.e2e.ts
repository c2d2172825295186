import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openArea } from '../surfaces/surface.js';
import { placeSecond } from './support/add-second-tag.js';
import { expectOrder, type AreaTag } from './support/area.js';
import { ACCOUNT, fillInAccount, getRefund, getSubmit } from './support/bank-refund.js';
import { enterCode, getCodeField, getCodeStep, GUARDED, listCodes, openCodeStep } from './support/guest-code.js';
import { openPage } from './support/open-page.js';
import { expect, expectAccessible, listCalls, lookUp, test } from './support/test.js';
import { chooseItem, getRows, getWizard, goOn } from './support/wizard.js';
import { becomeKiosk } from './security/canary-flow.js';

const CODE_MODE = '&proof=code';
const ORDER = 'US10000001';
const CHALLENGE = 'POST /order_mgmt/guest_challenges/v1';
const TOKEN_MINUTES = 30;

function endSession(page: Page): Promise<void> {
  return page.evaluate(() => (document.querySelector('orders-area') as AreaTag & { endSession(): void }).endSession());
}

test('a guest can be sent the code by text message', async ({ page, watch }) => {
  const world = randomUUID();
  await openArea(page, { path: '/details/', as: 'guest', world, query: CODE_MODE });
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.locator('input[name=orderNumber]').fill(ORDER);
  await page.locator('input[name=phoneNumber]').fill('503 555 0101');
  await page.getByRole('button', { name: 'Find order' }).click();
  await expect(getCodeStep(page)).toContainText('•••• 01');
  await expect(getCodeStep(page)).not.toContainText('555');
  expect(listCalls(watch)).toEqual([CHALLENGE]);
  await enterCode(page, world);
  await expectOrder(page, ORDER);
});

test('on a shared device, nothing of the proof is left after the end of the session', async ({ page, watch }) => {
  const world = randomUUID();
  await becomeKiosk(page);
  await openCodeStep(page, { orderNumber: ORDER, query: CODE_MODE, world });
  const code = await enterCode(page, world);
  await expectOrder(page, ORDER);
  const token = watch.calls.at(-1)?.headers['x-guest-token'] ?? '';
  expect(token).toMatch(/^gt-/);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  for (const secret of [code, token]) expect(stored).not.toContain(secret);
  await endSession(page);
  await expect(page.locator('input[name=orderNumber]')).toHaveValue('');
  await lookUp(page, ORDER);
  await expect(getCodeField(page)).toHaveValue('');
});

test('the end of the session closes the step', async ({ page, watch }) => {
  await openCodeStep(page, { orderNumber: ORDER, query: CODE_MODE });
  await getCodeField(page).fill('12345');
  await endSession(page);
  await expect(getCodeStep(page)).toHaveCount(0);
  await expect(page.locator('input[name=orderNumber]')).toHaveValue('');
  expect(listCalls(watch)).toEqual([CHALLENGE]);
});

test("a guest on a partner's page enters a code", async ({ page, partner, watch, baseURL }) => {
  await page.goto(`${partner}orders/`);
  await lookUp(page, GUARDED);
  await expect(getCodeField(page)).toBeFocused();
  await expectAccessible(page);
  const answer = await page.request.get(`${baseURL}/sandbox/mailbox`);
  const { mailbox } = (await answer.json()) as { mailbox: readonly { orderNumber: string; code: string }[] };
  const codes = mailbox.filter(({ orderNumber }) => orderNumber === GUARDED).map(({ code }) => code);
  await getCodeField(page).fill(codes.at(-1) ?? '');
  await expect(page.locator('orders-detail .order-head')).toContainText(GUARDED);
  expect(new URL(page.url()).pathname, 'the address is the partner’s own').toBe('/partner/orders/');
  expect(watch.calls.at(-1)?.headers['x-guest-token']).toMatch(/^gt-/);
});

/** Opens a page with two tags of the same order, for which the page requires a code. Returns the name of the sandbox. */
async function openTwo(page: Page): Promise<string> {
  const world = randomUUID();
  await openPage(page, {
    path: '/shop/page',
    markup: [1, 2]
      .map(() => `<orders-detail locale="en" country="US" order-number="${ORDER}"></orders-detail>`)
      .join(''),
    script: `for (const tag of document.querySelectorAll('orders-detail')) Object.assign(tag, {
      contact: { email: 'guest@example.com' },
      adapter: { retailer: { guestProof: 'code', headers: { 'x-sandbox-world': '${world}' } } },
    });`,
  });
  await expect(getCodeField(page)).toBeVisible();
  return world;
}

test('two tags of one page share the step and the proof', async ({ page, watch }) => {
  const world = await openTwo(page);
  await expect(getCodeField(page)).toHaveCount(1);
  await enterCode(page, world);
  await expect(page.locator('orders-detail').getByRole('complementary')).toHaveCount(2);
  await expect(getCodeStep(page)).toHaveCount(0);
  expect(listCalls(watch).filter((call) => call === CHALLENGE)).toHaveLength(1);
});

test('a guest who leaves a step that two tags share can go on in either of them', async ({ page }) => {
  const world = await openTwo(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('orders-detail').getByRole('button', { name: 'Try again' })).toHaveCount(2);
  for (const tag of await page.locator('orders-detail').all())
    await expect(tag).toContainText('We still need your code');
  await page.locator('orders-detail').last().getByRole('button', { name: 'Try again' }).click();
  await expect(getCodeField(page)).toBeVisible();
  await enterCode(page, world);
  await expect(page.locator('orders-detail').getByRole('complementary')).toHaveCount(2);
});

test('a tag that is added later needs no code of its own, and another page does', async ({ page, context }) => {
  const world = await openCodeStep(page, { orderNumber: ORDER, query: CODE_MODE });
  await enterCode(page, world);
  await expectOrder(page, ORDER);
  await placeSecond(page, { orderNumber: ORDER, country: 'US', takes: ['locale'] });
  await expect(page.locator('orders-area + orders-detail').getByRole('complementary')).toBeVisible();
  const other = await context.newPage();
  await openCodeStep(other, { orderNumber: ORDER, query: CODE_MODE, world });
});

/** The tag that shows the step. */
const HOST = `[...document.querySelectorAll('orders-detail')].find((tag) => tag.shadowRoot?.querySelector('input[name=code]'))`;

test('if the tag that shows the step is removed, it goes on in the other one with what was typed', async ({
  page,
  watch,
}) => {
  const world = await openTwo(page);
  await getCodeField(page).fill('123');
  await page.evaluate(`${HOST}.remove()`);
  await expect(page.locator('orders-detail')).toHaveCount(1);
  await expect(getCodeField(page)).toBeFocused();
  await expect(getCodeField(page)).toHaveValue('123');
  await enterCode(page, world);
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  expect(listCalls(watch).filter((call) => call === CHALLENGE)).toHaveLength(1);
  expect(await listCodes(page, world)).toHaveLength(1);
});

for (const hidden of ['display: none', 'visibility: hidden']) {
  test(`a tag with ${hidden} opens no step, and sends no code until it is shown`, async ({ page, watch }) => {
    const world = randomUUID();
    await openPage(page, {
      path: '/shop/page',
      scripts: ['/orders-area/cdn/orders-detail.js'],
      markup: `<button type="button">Menu</button><div id="drawer"><orders-detail locale="en" country="US" order-number="${ORDER}"></orders-detail></div>`,
      script: `document.getElementById('drawer').style.cssText = '${hidden}';
        Object.assign(document.querySelector('orders-detail'), {
          contact: { email: 'guest@example.com' },
          adapter: { retailer: { guestProof: 'code', headers: { 'x-sandbox-world': '${world}' } } },
        });
        document.querySelector('button').addEventListener('click', () => { document.getElementById('drawer').style.cssText = ''; });`,
    });
    await expect(page.locator('orders-detail .for-reader').first()).toBeAttached();
    await page.getByRole('button', { name: 'Menu' }).hover();
    await expect(getCodeStep(page)).toHaveCount(0);
    expect(listCalls(watch)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(getCodeField(page)).toBeFocused();
    await page.evaluate(`document.getElementById('drawer').style.cssText = '${hidden}'`);
    await expect(getCodeStep(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await enterCode(page, world);
    await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
    expect(listCalls(watch).filter((call) => call === CHALLENGE)).toHaveLength(1);
  });
}

test('of two tags that wait, the visible one shows the step', async ({ page }) => {
  const world = await openTwo(page);
  await page.evaluate(`${HOST}.hidden = true`);
  await expect(page.locator('orders-detail:not([hidden])').locator('input[name=code]')).toBeFocused();
  await expect(getCodeField(page)).toHaveCount(1);
  await enterCode(page, world);
  await expect(page.locator('orders-detail:not([hidden])').getByRole('complementary')).toBeVisible();
});

for (const { mode, query, sent } of [
  { mode: 'the service refuses the return without a proof', query: '', sent: [false] },
  // The page requires the code, and the tag knows that the token has ended.
  { mode: 'the return is not even sent', query: CODE_MODE, sent: [] },
]) {
  test(`if a token ends in the middle of a return, ${mode}, and it goes on after a code`, async ({ page, watch }) => {
    await page.clock.install();
    const world = await openCodeStep(page, { query });
    await enterCode(page, world);
    await page.getByRole('button', { name: 'Start return' }).click();
    await expect(getRows(page).first()).toBeVisible();
    await chooseItem(page);
    await goOn(page);
    const method = getWizard(page).getByRole('radio').first();
    await method.check();
    await page.clock.fastForward((TOKEN_MINUTES + 1) * 60_000);
    const submit = getWizard(page).getByRole('button', { name: 'Submit return' });
    await submit.click();
    await expect(getCodeField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getCodeStep(page)).toHaveCount(0);
    await expect(method).toBeChecked();
    expect(listReturns(watch.calls)).toEqual(sent);
    await getWizard(page).getByRole('button', { name: 'Try again' }).click();
    await expect(getCodeField(page)).toBeFocused();
    expect(await listCodes(page, world)).toHaveLength(2);
    await enterCode(page, world);
    await expect(page.getByRole('dialog', { name: 'Done!' })).toBeVisible();
    expect(listReturns(watch.calls)).toEqual([...sent, ...sent, true]);
  });
}

/** Whether each request for a return had a token. */
function listReturns(calls: readonly { url: string; method: string; headers: Record<string, string> }[]): boolean[] {
  return calls
    .filter(({ url, method }) => method === 'POST' && new URL(url).pathname.endsWith('/user_return_captures/v1'))
    .map(({ headers }) => headers['x-guest-token'] !== undefined);
}

test('a proved guest gets the bank refund form where the page does not allow it to others', async ({ page, watch }) => {
  const world = randomUUID();
  await openPage(page, {
    path: '/shop/page',
    markup: '<orders-bank-refund order-number="US10000018" step="form"></orders-bank-refund>',
    script: `Object.assign(document.querySelector('orders-bank-refund'), {
      contact: { email: 'guest@example.com' },
      adapter: { retailer: { guestProof: 'code', headers: { 'x-sandbox-world': '${world}' } } } });`,
  });
  await expect(getCodeField(page)).toBeVisible();
  await enterCode(page, world);
  await fillInAccount(page, ACCOUNT);
  await getSubmit(page).click();
  await expect(getRefund(page).getByRole('heading', { name: "We've got your bank details" })).toBeVisible();
  const sent = watch.calls.filter(({ url }) => url.includes('bank_refund'));
  expect(sent.map(({ headers }) => headers['x-guest-token'] !== undefined)).toEqual([true]);
});
