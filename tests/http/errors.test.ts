import { describe, expect, it } from 'vitest';
import { ERROR_CODES, OrdersError, toServiceCode } from '../../src/http/errors.js';
import { CALL_CLASSES } from '../../src/http/call-context.js';

/** What any call may fail with, and what goes before all calls. */
const OF_ANY_CALL = ['service-redirected', 'service-answer-mismatched', 'service-identity-failure'];

describe('the error codes', () => {
  it.each(Object.keys(CALL_CLASSES))('explain the failure of the call %s', (call) => {
    expect(ERROR_CODES).toHaveProperty([toServiceCode(call)]);
  });

  it('name no service that is not called', () => {
    const services = Object.keys(ERROR_CODES).filter(
      (code) => code.startsWith('service-') && !OF_ANY_CALL.includes(code),
    );
    // Two calls may be one matter, and share its code.
    expect(services.sort()).toEqual([...new Set(Object.keys(CALL_CLASSES).map(toServiceCode))].sort());
  });

  it.each(Object.entries(ERROR_CODES))('say in a sentence what %s means', (_code, meaning) => {
    expect(meaning).toMatch(/^[A-Z].{15,}\.$/s);
  });
});

describe('the code of a failure', () => {
  it.each([
    ['list-order-history', 'service-order-summary-failure'],
    ['get-order', 'service-order-detail-failure'],
    ['get-order-summary', 'service-get-order-summary-failure'],
    ['request-deferred-payment', 'service-deferred-payment-failure'],
    ['get-deferred-payment-job', 'service-deferred-payment-failure'],
    ['request-guest-check', 'service-request-guest-check-failure'],
    ['toString', 'service-toString-failure'],
  ])('of %s is %s', (call, code) => {
    expect(toServiceCode(call)).toBe(code);
  });
});

describe('the error of a call', () => {
  const failure = { code: 'service-get-order-summary-failure', retryable: true, status: 503 } as const;

  it('keeps its name, its failure and its cause', () => {
    const cause = new TypeError('Failed to fetch');
    const error = new OrdersError(failure, { cause });
    expect(error).toMatchObject({ name: 'OrdersError', failure, cause });
    expect(error).toBeInstanceOf(Error);
  });

  it('says the code, and the status where one came, and nothing else', () => {
    expect(new OrdersError(failure).message).toBe('service-get-order-summary-failure (503)');
    expect(new OrdersError({ code: 'offline', retryable: true }).message).toBe('offline');
  });
});
