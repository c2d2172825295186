import { describe, expect, it } from 'vitest';
import {
  getExchangeFailureMessage,
  getReturnFailureMessage,
} from '../../src/features/return-wizard/submission/submit-overlay.js';
import type { Failure } from '../../src/http/model/failure.js';

const FAILED: Failure = { code: 'service-request-return-failure', retryable: true, status: 500 };

describe('the messages of a return', () => {
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

  it('say that the code is still needed, after the step for it was left', () => {
    const failure: Failure = { code: 'guest-proof-required', retryable: true };
    const message = { title: 'codeStep.leftTitle', text: 'codeStep.left' };
    expect([getReturnFailureMessage(failure, 1), getExchangeFailureMessage(failure, 2)]).toEqual([message, message]);
  });

  it.each([
    ['failed because the session ended', { status: 401 }, ['signIn', 'signIn']],
    ['may have been created', { isUncertain: true }, ['uncertain', 'exchangeUncertain']],
    ['was not sent', { code: 'offline' }, ['offline', 'exchangeOffline']],
    ['was refused', { status: 403, retryable: false }, ['refused', 'exchangeRefused']],
  ] as const)('for what %s suggest contact at every attempt', (_what, changes, [ofReturn, ofExchange]) => {
    for (const attempts of [1, 2]) {
      const failure = { ...FAILED, ...changes };
      expect(getReturnFailureMessage(failure, attempts).text).toBe(`returnSubmit.${ofReturn}`);
      expect(getExchangeFailureMessage(failure, attempts).text).toBe(`returnSubmit.${ofExchange}`);
    }
  });
});
