import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawTexts } from '../../security/draw-texts.js';
import { expect, test } from '../support/test.js';
import { getConfirm, getWithdrawal, openWithdrawal, review, STATEMENT } from '../support/withdrawal.js';
import { readSinks } from './read-sinks.js';
import { EARLIER_WITHDRAWAL_SINKS, WITHDRAWAL_SINKS } from './text-sinks.js';

const HARMLESS = 'Harmless';
// A part takes a while on a busy machine.
test.setTimeout(120_000);

const ANSWERS = [
  {
    name: 'a receipt',
    at: 'withdrawal',
    status: 201,
    sinks: WITHDRAWAL_SINKS,
    toBody: (text: string) => ({ withdrawalId: text, receivedAt: '2026-11-21T12:00:00Z', sentTo: text }),
  },
  {
    name: 'the receipt of an earlier statement',
    at: 'earlier withdrawal',
    status: 409,
    sinks: EARLIER_WITHDRAWAL_SINKS,
    toBody: (text: string) => ({
      errors: [{ code: text, message: text }],
      ...{ withdrawalId: text, receivedAt: '2026-11-21T12:00:00Z', sentTo: text },
    }),
  },
] as const;

/** Answers every statement with the body that was set last. */
async function answerStatements(page: Page, status: number): Promise<(body: unknown) => void> {
  let json: unknown;
  await page.route('**/withdrawals/v1', (route) => route.fulfill({ status, json }));
  return (body) => (json = body);
}

/** Sends a statement for an order of its own, because there is one for each. */
async function send(page: Page, index: number): Promise<void> {
  await review(page, { ...STATEMENT, orderNumber: `DE${index}` });
  await getConfirm(page).click();
  await expect(getWithdrawal(page).locator('.withdrawal-text + .withdrawal-text')).toBeVisible();
}

for (const { name, at, status, sinks, toBody } of ANSWERS) {
  for (const [part, texts] of drawTexts({ at }).entries()) {
    test(`${name} of a withdrawal shows any text unchanged, part ${part}`, async ({ page }) => {
      const setBody = await answerStatements(page, status);
      setBody(toBody(HARMLESS));
      await openWithdrawal(page);
      await send(page, 1_000);
      const { shape, wrong, open } = await readSinks(getWithdrawal(page), sinks, HARMLESS);
      expect([wrong, open]).toEqual([[], []]);
      // A receipt without a reference is no receipt.
      for (const [index, text] of texts.filter((one) => one !== '').entries()) {
        setBody(toBody(text));
        await getWithdrawal(page).getByRole('button', { name: 'Withdraw from another order' }).click();
        await send(page, 2_000 + index);
        expect(await readSinks(getWithdrawal(page), sinks, text), text).toEqual({ shape, wrong: [], open: [] });
      }
      expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    });
  }
}

test('the file of a receipt with hostile texts runs nothing, and its name has none of them', async ({ page }) => {
  const setBody = await answerStatements(page, 201);
  const text = '../../<img src=x onerror="wasRun=1"><script>wasRun=1</script>\u202egnp.exe';
  setBody({ withdrawalId: text, receivedAt: '2026-11-21T12:00:00Z', sentTo: text });
  await openWithdrawal(page);
  await send(page, 1_000);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    getWithdrawal(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^withdrawal-[A-Za-z0-9-]+\.html$/);
  const html = readFileSync(await download.path(), 'utf8');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  // Without the policy in its head, and in a page that allows scripts.
  await page.goto('about:blank');
  await page.setContent(html.replace(/<meta http-equiv[^>]+>/, ''));
  await expect(page.locator('bdi').first()).toHaveText(text);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

for (const receivedAt of ['', 'yesterday', '<b>2026-11-21</b>', '2026-13-45T99:99:99Z', '+275761-01-01T00:00:00Z']) {
  test(`a receipt of ${JSON.stringify(receivedAt)} is none, and the statement stays`, async ({ page }) => {
    const setBody = await answerStatements(page, 201);
    setBody({ withdrawalId: 'WD10000001', receivedAt });
    await openWithdrawal(page);
    await review(page);
    await getConfirm(page).click();
    await expect(getWithdrawal(page)).toContainText("We couldn't confirm your statement");
    await expect(getWithdrawal(page)).toContainText(STATEMENT.name);
  });
}
