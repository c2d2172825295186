import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectOrder } from '../e2e/support/area.js';
import { getGiftCard, typeCard } from '../e2e/support/gift-card.js';
import { enterCode, getCodeField, getCodeStep, GUARDED, listCodes, openCodeStep } from '../e2e/support/guest-code.js';
import { expect, holdBack, test } from '../e2e/support/test.js';
import { readJournal } from '../e2e/support/journal.js';
import { openArea } from '../surfaces/surface.js';
import { PRESSES } from './triggers.js';

const CHALLENGES = /\/guest_challenges\/v1$/;
const ANSWERS = /\/guest_challenges\/v1\/[^/]+\/answers$/;

const getSender = (page: Page): Locator => getCodeStep(page).locator('.is-primary');

for (const { name, pull } of PRESSES) {
  test(`one code is requested despite ${name}`, async ({ page }) => {
    const world = randomUUID();
    await openArea(page, {
      ...{ path: '/gift-card-lookup', as: 'guest', world },
      fault: 'get-gift-card-balance:proof-required',
    });
    await typeCard(page);
    await getGiftCard(page).getByRole('button', { name: 'Check balance' }).click();
    await getCodeStep(page).locator('input[name=orderNumber]').fill('US10000001');
    await getCodeStep(page).locator('input[name=email]').fill('guest@example.com');
    const letGo = await holdBack(page, CHALLENGES, 'POST');
    await pull(page, { getSenders: getSender });
    letGo();
    await expect(getCodeField(page)).toBeVisible();
    expect(await readJournal(page, { world, call: 'request-guest-challenge' })).toHaveLength(1);
    expect(await listCodes(page, world)).toHaveLength(1);
  });

  test(`a code is sent once despite ${name}`, async ({ page }) => {
    const world = await openCodeStep(page);
    const letGo = await holdBack(page, ANSWERS, 'POST');
    await enterCode(page, world);
    await pull(page, { getSenders: getSender });
    letGo();
    await expectOrder(page, GUARDED);
    expect(await readJournal(page, { world, call: 'request-guest-token' })).toHaveLength(1);
  });
}

test('a wrong code counts as one try despite twenty fast clicks', async ({ page }) => {
  const world = await openCodeStep(page);
  await getCodeField(page).fill('111111');
  await expect(page.locator('.field-error')).toHaveText("That code isn't right. You have 4 attempts left.");
  const letGo = await holdBack(page, ANSWERS, 'POST');
  await PRESSES[0]?.pull(page, { getSenders: getSender });
  letGo();
  await expect(page.locator('.field-error')).toHaveText("That code isn't right. You have 3 attempts left.");
  expect(await readJournal(page, { world, call: 'request-guest-token' })).toHaveLength(2);
});

test('a code whose answer was lost is not accepted twice, and a new one helps', async ({ page }) => {
  await page.clock.install();
  const world = await openCodeStep(page, { fault: 'request-guest-token:once-reset-body' });
  await enterCode(page, world);
  await expect(getCodeStep(page).locator('[part=message]')).toContainText("We couldn't check the code");
  expect(await readJournal(page, { world, call: 'request-guest-token' })).toHaveLength(1);
  await getSender(page).click();
  await expect(page.locator('.field-error')).toHaveText("This code can't be used anymore. Get a new one.");
  await page.clock.fastForward(31_000);
  await getCodeStep(page).getByRole('button', { name: 'Send a new code' }).click();
  await expect(getCodeField(page)).toHaveValue('');
  await expect.poll(() => listCodes(page, world)).toHaveLength(2);
  await enterCode(page, world);
  await expectOrder(page, GUARDED);
});

test('a reload during the step sends no second message, and the same code still helps', async ({ page }) => {
  const world = await openCodeStep(page);
  await page.reload();
  await openCodeStep(page, { world });
  expect(await listCodes(page, world)).toHaveLength(1);
  await enterCode(page, world);
  await expectOrder(page, GUARDED);
});

test('two tabs receive one message, and its code proves the guest in one of them', async ({ page, context }) => {
  const world = await openCodeStep(page);
  const other = await context.newPage();
  await openCodeStep(other, { world });
  expect(await listCodes(page, world)).toHaveLength(1);
  await enterCode(page, world);
  await expectOrder(page, GUARDED);
  await enterCode(other, world);
  await expect(other.locator('.field-error')).toHaveText("This code can't be used anymore. Get a new one.");
});
