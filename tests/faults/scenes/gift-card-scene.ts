import type { Page } from '@playwright/test';
import { CARD, getGiftCard, typeCard } from '../../e2e/support/gift-card.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, NextAction } from '../call-scene.js';
import { openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createSecretCells } from './create-secret-cells.js';

// The PIN has to be typed again for every try.
const PIN: NextAction = { role: 'button', message: 'giftCardAnswer.enterPin' };
const SUBMIT: NextAction = { role: 'button', message: 'giftCard.submit' };

const box = createBoxes((page, { title, text }) =>
  page.locator('orders-gift-card-balance form', {
    has: page.getByRole('group', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
  }),
);
const failed = (text: Parameters<typeof toPattern>[0]) => ({ title: 'giftCard.failedTitle', text }) as const;

const OUTCOMES = {
  done: { find: (page) => getGiftCard(page).locator('.gift-card-sum') },
  failed: box.other(failed('giftCardAnswer.failed'), PIN),
  refused: box.contact(failed('giftCardAnswer.refused')),
  miss: box.other({ title: 'giftCardAnswer.missTitle', text: 'giftCardAnswer.miss' }, PIN),
  signedOut: box.other(failed('giftCardAnswer.signedOut'), { role: 'button', message: 'giftCardAnswer.signIn' }),
  wait: box.other(
    { title: 'giftCardAnswer.coolDownTitle', text: 'giftCardAnswer.coolDown' },
    { ...SUBMIT, afterMs: SHORT_WAIT_MS },
  ),
  longWait: box.other(
    { title: 'giftCardAnswer.coolDownTitle', text: 'giftCardAnswer.coolDownUntil' },
    { ...SUBMIT, afterMs: LONG_WAIT_MS },
  ),
  offline: box.other(failed('giftCardAnswer.offline'), PIN),
  chunk: box.other(failed('giftCard.chunkLoad'), PIN),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type GiftCardOutcome = keyof typeof OUTCOMES;

/** Checking the balance of a gift card. */
export const GIFT_CARD_SCENE: CallScene<GiftCardOutcome> = {
  call: 'get-gift-card-balance',
  method: 'POST',
  path: /^\/payment\/gift_card_balance\/v1$/,
  chunks: '**/cdn/gift-card-calls-*.js',
  async open(page, setting) {
    await openScene(page, { path: '/gift-card-lookup', as: 'guest' }, setting);
    await typeCard(page);
  },
  send: (page) => page.getByRole('button', { name: toPattern('giftCard.submit') }).click(),
  cross: pressAgain,
  slow: 'giftCard.slow',
  readStored: readNumber,
  preserved: [CARD.accountNumber],
  outcomes: OUTCOMES,
  cells: createSecretCells('service-get-gift-card-balance-failure'),
};

/** Presses again while the first request is under way. */
async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1)
    await getGiftCard(page).locator('input[name=accountNumber]').press('Enter');
}

/** The field keeps the number, or the result shows its last digits. */
async function readNumber(page: Page): Promise<string[]> {
  const number = getGiftCard(page).locator('input[name=accountNumber]');
  if ((await number.count()) > 0) return [await number.inputValue()];
  return [CARD.accountNumber];
}
