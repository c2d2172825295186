import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json';
import { ERROR_CODES } from '../../src/http/errors.js';
import { getFailureMessage } from '../../src/i18n/failure-message.js';

const SERVICE = 'service-get-order-summary-failure';

describe('the message for a failure', () => {
  it.each<[string, number | undefined, string]>([
    ['offline', undefined, 'serviceFailure.offline'],
    ['chunk-load', undefined, 'failure.chunkLoad'],
    ['unexpected', undefined, 'failure.unexpected'],
    [SERVICE, undefined, 'serviceFailure.text'],
    [SERVICE, 200, 'serviceFailure.text'],
    [SERVICE, 500, 'serviceFailure.text'],
    [SERVICE, 503, 'serviceFailure.text'],
    [SERVICE, 429, 'serviceFailure.text'],
    [SERVICE, 401, 'serviceFailure.signIn'],
    [SERVICE, 400, 'serviceFailure.forbidden'],
    [SERVICE, 403, 'serviceFailure.forbidden'],
    [SERVICE, 409, 'serviceFailure.forbidden'],
    ['config-api-base-untrusted', undefined, 'configuration.text'],
    ['something-new', undefined, 'serviceFailure.text'],
  ])('%s with the status %s is %s', (code, status, text) => {
    expect(getFailureMessage({ code, ...(status !== undefined && { status }) }).text).toBe(text);
  });

  it.each(Object.keys(ERROR_CODES))('exists for the code %s, and never shows it', (code) => {
    for (const status of [undefined, 200, 401, 403, 429, 500]) {
      const { title, text } = getFailureMessage({ code, ...(status !== undefined && { status }) });
      for (const id of [title, text]) {
        expect(english).toHaveProperty([id]);
        if (code.includes('-')) expect(english[id]).not.toContain(code);
      }
    }
  });
});
