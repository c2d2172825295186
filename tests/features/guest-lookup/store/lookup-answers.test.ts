import { describe, expect, it } from 'vitest';
import { createOrder } from '../../../support/orders.js';
import {
  createLookupUnderTest,
  EMAIL,
  failed,
  foundOrder,
  missing,
  NUMBER,
  PHONE,
} from '../../../support/lookup-under-test.js';

const LOADING = { status: 'loading', isSlow: false };
const SLOW = { status: 'loading', isSlow: true };
const READY = { status: 'ready', value: createOrder() };
const FAILURE = { code: 'service-get-order-summary-failure', retryable: true, call: 'get-order-summary' };

describe('a guest lookup', () => {
  it('starts without values, errors, answers or blocks', () => {
    const { state, clock } = createLookupUnderTest();
    expect(state()).toEqual({
      values: { orderNumber: '', email: '', phoneNumber: '', channel: 'email', acceptsTerms: false },
      hasTried: false,
      answer: { status: 'idle' },
      blockedUntil: 0,
      now: 0,
    });
    expect(clock.countTimers()).toBe(0);
  });

  it('that finds an order goes from loading to ready, and reports the number', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({}, 500));
    await form.submit();
    expect(form.answers).toEqual([LOADING]);
    await form.pass(500);
    expect(form.answers).toEqual([LOADING, READY]);
    expect(form.found).toEqual([NUMBER]);
    expect(form.failures).toEqual([]);
    expect(form.clock.countTimers()).toBe(0);
  });

  it('reports the number as the service sends it', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({ orderNumber: 'US10000002' }));
    await form.submit();
    expect(form.found).toEqual(['US10000002']);
  });

  it('that finds nothing goes from loading to missing', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(missing());
    await form.submit();
    await form.pass(800);
    expect(form.answers).toEqual([LOADING, { status: 'missing' }]);
    expect(form.found).toEqual([]);
  });

  it('that fails goes from loading to failed, and reports it', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(failed({ status: 503 }, 200));
    await form.submit();
    await form.pass(200);
    expect(form.answers).toEqual([LOADING, { status: 'failed', failure: { ...FAILURE, status: 503 } }]);
    expect(form.failures).toEqual([{ failure: { ...FAILURE, status: 503 }, severity: 'error' }]);
    expect(form.clock.countTimers()).toBe(0);
  });

  it('that takes longer than three seconds is reported as slow once, and still completes', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({}, 9_000));
    await form.submit();
    await form.pass(2_999);
    expect(form.answers).toEqual([LOADING]);
    await form.pass(1);
    expect(form.answers).toEqual([LOADING, SLOW]);
    await form.pass(6_000);
    expect(form.answers).toEqual([LOADING, SLOW, READY]);
  });

  it('that is answered in time is never reported as slow', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({}, 2_999));
    await form.submit();
    await form.pass(60_000);
    expect(form.answers).toEqual([LOADING, READY]);
  });

  it('can be repeated after a failure, a miss and a hit', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(failed(), missing(), foundOrder(), foundOrder());
    for (let tries = 0; tries < 4; tries += 1) {
      await form.submit();
      await form.pass(800);
    }
    const statuses = form.answers.map(({ status }) => status);
    expect(statuses).toEqual(['loading', 'failed', 'loading', 'missing', 'loading', 'ready', 'loading', 'ready']);
    expect(form.calls.recorded).toHaveLength(4);
  });

  it('with a partly unreadable order shows the rest and warns', async () => {
    const form = createLookupUnderTest();
    const details = { paths: ['group[0].groupHeading'] };
    const order = createOrder({ unreadable: [{ path: 'group[0].groupHeading' }] });
    form.calls.scriptOrder({ outcome: { kind: 'found', value: order, details } });
    await form.submit();
    expect(form.state().answer.status).toBe('ready');
    expect(form.failures).toEqual([
      {
        failure: { code: 'order-block-unreadable', retryable: false, call: 'get-order-summary', details },
        severity: 'warning',
      },
    ]);
  });

  it('keeps the typed values, whatever the answer is', async () => {
    for (const answer of [foundOrder(), missing(), failed()]) {
      const form = createLookupUnderTest();
      form.calls.scriptOrder(answer);
      await form.submit();
      await form.pass(800);
      expect(form.state().values).toMatchObject({ orderNumber: NUMBER, email: EMAIL });
    }
  });
});

describe('the requests of a guest lookup', () => {
  it('consist of the order with the trimmed e-mail address, in one call', async () => {
    const { submit, calls } = createLookupUnderTest();
    calls.scriptOrder(foundOrder());
    await submit({ orderNumber: ` ${NUMBER} `, email: ` ${EMAIL}\n` });
    expect(calls.recorded.map(({ call, request }) => ({ call, request }))).toEqual([
      { call: 'get-order-summary', request: { orderNumber: NUMBER, contact: { email: EMAIL } } },
    ]);
  });

  it('first check that the phone number belongs to the order, then read the order', async () => {
    const { submit, calls } = createLookupUnderTest({ rules: { allowsPhone: true } });
    calls.scriptCheck({ outcome: { kind: 'found', value: true } });
    calls.scriptOrder(foundOrder());
    await submit({ orderNumber: NUMBER, phoneNumber: PHONE, channel: 'phone' });
    expect(calls.recorded.map(({ call, request }) => ({ call, request }))).toEqual([
      { call: 'request-guest-check', request: { orderNumber: NUMBER, phoneNumber: '5035550101' } },
      { call: 'get-order-summary', request: { orderNumber: NUMBER, contact: { phoneNumber: '5035550101' } } },
    ]);
  });

  it('end with a failed phone check, which is the failure of the lookup', async () => {
    const form = createLookupUnderTest({ rules: { allowsPhone: true } });
    const failure = {
      code: 'service-request-guest-check-failure',
      retryable: true,
      call: 'request-guest-check',
    } as const;
    form.calls.scriptCheck({ outcome: { kind: 'failed', failure } });
    await form.submit({ orderNumber: NUMBER, phoneNumber: PHONE, channel: 'phone' });
    expect(form.calls.recorded).toHaveLength(1);
    expect(form.state().answer).toEqual({ status: 'failed', failure });
  });

  it('use the contact of an earlier lookup if none is typed', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder());
    await form.submit();
    form.lookup.reset();
    await form.submit({ orderNumber: 'US10000002' });
    expect(form.calls.recorded[1]?.request).toEqual({ orderNumber: 'US10000002', contact: { email: EMAIL } });
  });
});
