import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/http/model/failure.js';
import {
  getCancelFailureMessage,
  type CancelFailureWords,
} from '../../../../src/features/order-detail/cancellation/cancel-failure-message.js';

const WORDS: CancelFailureWords = {
  failedTitle: 'cancelReturn.failedTitle',
  failed: 'cancelReturn.failed',
  throttled: 'cancelReturn.throttled',
  forbidden: 'cancelReturn.forbidden',
  uncertainTitle: 'cancelReturn.uncertainTitle',
  uncertain: 'cancelReturn.uncertain',
  unreadable: 'cancelOrder.unreadable',
};
const FAILURE: Failure = { code: 'service-cancel-failure', retryable: true };

describe('the message for a failed cancellation', () => {
  it.each<[what: string, failure: Partial<Failure>, message: readonly [title: string, text: string]]>([
    ['the session ended', { status: 401 }, ['cancelOrder.signInTitle', 'cancelOrder.signIn']],
    ['an outcome in doubt', { isUncertain: true }, [WORDS.uncertainTitle, WORDS.uncertain]],
    [
      'an answer that cannot be read',
      { isUncertain: true, unreadable: 'json' },
      [WORDS.uncertainTitle, WORDS.unreadable],
    ],
    ['a lost job', { isUncertain: true, call: 'get-cancel-job' }, [WORDS.uncertainTitle, 'cancelOrder.lost']],
    [
      'the lost job of a return',
      { isUncertain: true, call: 'get-return-cancellation-job' },
      [WORDS.uncertainTitle, 'cancelOrder.lost'],
    ],
    ['a step for a code that was left', { code: 'guest-proof-required' }, ['codeStep.leftTitle', 'codeStep.left']],
    ['no network', { code: 'offline' }, [WORDS.failedTitle, 'cancelOrder.offline']],
    ['code that did not load', { code: 'chunk-load' }, [WORDS.failedTitle, 'failure.chunkLoad']],
    ['too many requests', { status: 429 }, [WORDS.failedTitle, WORDS.throttled]],
    ['a busy service', { status: 503 }, [WORDS.failedTitle, WORDS.throttled]],
    ['any other failure', { status: 500 }, [WORDS.failedTitle, WORDS.failed]],
    ['a refusal', { status: 403, retryable: false }, [WORDS.failedTitle, WORDS.forbidden]],
  ])('after %s', (_, failure, [title, text]) => {
    expect(getCancelFailureMessage({ ...FAILURE, ...failure }, WORDS)).toEqual({ title, text });
  });
});
