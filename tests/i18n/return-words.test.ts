import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json';
import {
  getExchangeFailureMessage,
  getReturnFailureMessage,
} from '../../src/features/return-wizard/submission/submit-overlay.js';
import type { Failure } from '../../src/http/model/failure.js';

/** The error catalogue of returns (returns and calls, section 8), word for word. */
const CATALOGUE = {
  'returnSubmit.failedTitle': 'Return Unsuccessful',
  'returnSubmit.failed': 'We could not complete your return because of a networking error. Please try again.',
  'returnSubmit.failedAgain':
    'We could not complete your return because of a networking error. Please try again or contact us for additional support.',
  'returnSubmit.exchangeFailedTitle': 'Exchange Unsuccessful',
  'returnSubmit.exchangeFailed': 'We could not complete your exchange because of a networking error. Please try again.',
  'returnSubmit.exchangeFailedAgain':
    'We could not complete your exchange because of a networking error. Please try again or contact us for additional support.',
  'returnSubmit.doneTitle': 'Done!',
  'returnWizard.exchangeFailed':
    "An exchange isn't available right now. Please try again later or choose to return your item for a full refund.",
  'returnWizard.exchangeInactive':
    'An exchange for this item is not available. Please choose to return your order for a full refund instead.',
  'returnWizard.notExchangeable': 'Item is not exchangeable',
  'returnExchange.soldOut': 'Sold Out',
  'returnExchange.ineligible': 'Not Eligible',
  'returnExchange.goneColor': 'This color is no longer available.',
  'returnReview.exchangeHeading': 'Review Your Exchange',
  'returnStore.sameCountry': 'In-store returns must be in the same country where your order was purchased.',
  'returnStore.otherTitle': 'Choose Another Store',
  'returnAddress.unverified': "We couldn't verify your address. Please review it before you continue.",
  'returnAddress.invalidCode': 'Please enter a valid postal code.',
  'returnMethod.avoidFee': 'Sign in to avoid a return shipping fee of {price}.',
  'returnLabel.emailFailedTitle': 'Return Label Not Emailed',
  'returnLabel.mailFailedTitle': 'Return Label Not Mailed',
  'returnLabel.nextTitle': 'Take the next step',
} as const satisfies Partial<typeof english>;

const FAILED: Failure = { code: 'service-request-return-failure', retryable: true, status: 500 };

describe('the messages of a return', () => {
  it.each(Object.entries(CATALOGUE))('match the catalogue: %s', (id, words) => {
    expect(english).toHaveProperty([id], words);
  });

  it.each([
    ['return', getReturnFailureMessage, 'returnSubmit.failed'],
    ['exchange', getExchangeFailureMessage, 'returnSubmit.exchangeFailed'],
  ] as const)(
    'for a %s that failed suggest another try, and contact from the second time on',
    (_what, format, first) => {
      const title = `${first}Title`;
      expect(format(FAILED, 1)).toEqual({ title, text: first });
      expect([2, 3, 9].map((attempts) => format(FAILED, attempts))).toEqual(
        Array(3).fill({ title, text: `${first}Again` }),
      );
    },
  );

  it.each([
    ['failed because the session ended', { status: 401 }, ['signIn', 'signIn']],
    ['may have been created', { isUncertain: true }, ['uncertain', 'exchangeUncertain']],
    ['was not sent', { code: 'offline' }, ['offline', 'exchangeOffline']],
    ['must wait', { status: 429 }, ['throttled', 'exchangeThrottled']],
    ['failed because the service is down', { status: 503 }, ['throttled', 'exchangeThrottled']],
    ['was refused', { status: 403, retryable: false }, ['refused', 'exchangeRefused']],
  ] as const)('for what %s suggest contact at every attempt', (_what, changes, [ofReturn, ofExchange]) => {
    for (const attempts of [1, 2]) {
      const failure = { ...FAILED, ...changes };
      expect(getReturnFailureMessage(failure, attempts).text).toBe(`returnSubmit.${ofReturn}`);
      expect(getExchangeFailureMessage(failure, attempts).text).toBe(`returnSubmit.${ofExchange}`);
    }
  });
});
