import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json';
import { ERROR_CODES } from '../../src/http/errors.js';
import { getReadFailureMessage } from '../../src/i18n/read-failure-message.js';

const DETAIL = 'service-order-detail-failure';
const HISTORY = 'service-order-summary-failure';

describe('the message for a screen that could not be loaded', () => {
  it.each<[string, number | undefined, string, string]>([
    ['offline', undefined, 'failure.networkTitle', 'readFailure.offline'],
    ['chunk-load', undefined, 'failure.networkTitle', 'readFailure.chunkLoad'],
    [DETAIL, undefined, 'readFailure.title', 'readFailure.text'],
    [DETAIL, 200, 'readFailure.title', 'readFailure.text'],
    [DETAIL, 500, 'readFailure.title', 'readFailure.text'],
    [HISTORY, 503, 'readFailure.title', 'readFailure.text'],
    [HISTORY, 429, 'readFailure.title', 'readFailure.text'],
    [HISTORY, 401, 'readFailure.signInTitle', 'readFailure.signIn'],
    [DETAIL, 400, 'readFailure.title', 'readFailure.forbidden'],
    [DETAIL, 403, 'readFailure.title', 'readFailure.forbidden'],
    [HISTORY, 404, 'readFailure.title', 'readFailure.forbidden'],
    ['service-identity-failure', undefined, 'readFailure.title', 'readFailure.text'],
    ['unexpected', undefined, 'readFailure.title', 'readFailure.text'],
    ['config-api-base-untrusted', undefined, 'configuration.title', 'configuration.text'],
    ['something-new', undefined, 'readFailure.title', 'readFailure.text'],
  ])('%s with the status %s', (...[code, status, title, text]) => {
    expect(getReadFailureMessage({ code, ...(status !== undefined && { status }) })).toEqual({ title, text });
  });

  it.each(Object.keys(ERROR_CODES))('exists for the code %s, and never shows it', (code) => {
    for (const status of [undefined, 200, 401, 403, 429, 500]) {
      const { title, text } = getReadFailureMessage({ code, ...(status !== undefined && { status }) });
      for (const id of [title, text]) {
        expect(english).toHaveProperty([id]);
        if (code.includes('-')) expect(english[id]).not.toContain(code);
      }
    }
  });
});
