import { getGiftCardBalanceContract } from '../../../contract/calls/get-gift-card-balance.js';
import { GIFT_CARDS } from '../payments/gift-cards.js';
import { toErrorBody, toTooManyMisses } from './error-answer.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

/** The same answer for a wrong PIN and for an unknown card. */
const NO_SUCH_CARD: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'GIFT_CARD_NOT_FOUND', message: 'There is no such gift card.' }),
};

export const getGiftCardBalance: SandboxCall = {
  contract: getGiftCardBalanceContract,
  drift: { nulls: ['balance'], types: ['balance'], enums: ['currency'], missing: ['balance'], pictures: [] },
  answer({ body }, { address, missLimit }) {
    const delay = missLimit.findDelay(address);
    if (delay > 0) return toTooManyMisses(delay);
    const card = GIFT_CARDS.find(
      ({ accountNumber, pin }) => accountNumber === body['accountNumber'] && pin === body['pin'],
    );
    if (card) return { status: 200, body: { balance: card.balance, currency: card.currency } };
    missLimit.recordMiss(address);
    return NO_SUCH_CARD;
  },
};
