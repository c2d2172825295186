import { describe, expect, it } from 'vitest';
import { ERROR_CODES, OrdersError, toServiceCode } from '../../src/http/errors.js';
import { CALL_CLASSES } from '../../src/http/model/call-classes.js';

/** The failures that any call may have, and those before any call. */
const OF_ANY_CALL = ['service-redirected', 'service-answer-mismatched', 'service-identity-failure'];

describe('the error codes', () => {
  it.each(Object.keys(CALL_CLASSES))('explain the failure of the call %s', (call) => {
    expect(ERROR_CODES).toHaveProperty([toServiceCode(call)]);
  });

  it('name only services that are called', () => {
    const services = Object.keys(ERROR_CODES).filter(
      (code) => code.startsWith('service-') && !OF_ANY_CALL.includes(code),
    );
    // Two calls may use one service and share its code.
    expect(services.sort()).toEqual([...new Set(Object.keys(CALL_CLASSES).map(toServiceCode))].sort());
  });

  it.each(Object.entries(ERROR_CODES))('describe %s in a sentence', (_code, meaning) => {
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

  it('has its name, its failure and its cause', () => {
    const cause = new TypeError('Failed to fetch');
    const error = new OrdersError(failure, { cause });
    expect(error).toMatchObject({ name: 'OrdersError', failure, cause });
    expect(error).toBeInstanceOf(Error);
  });

  it('has a message with the code and, if known, the status only', () => {
    expect(new OrdersError(failure).message).toBe('service-get-order-summary-failure (503)');
    expect(new OrdersError({ code: 'offline', retryable: true }).message).toBe('offline');
  });
});
