import { describe, expect, it } from 'vitest';
import {
  createLookupUnderTest,
  EMAIL,
  foundOrder,
  missing,
  NUMBER,
  PHONE,
  type LookupUnderTest,
} from '../../../support/lookup-under-test.js';

const FOUND_CHECK = { outcome: { kind: 'found', value: true } } as const;

/** The three kinds of misses. Their requests differ; their results must not. */
const MISSES = [
  { what: 'an unknown order', values: { orderNumber: 'US99999999', email: EMAIL } },
  { what: 'a wrong e-mail address', values: { orderNumber: NUMBER, email: 'other@example.com' } },
  { what: 'a wrong phone number', values: { orderNumber: NUMBER, phoneNumber: PHONE, channel: 'phone' } },
] as const;

/** Misses with a service of this speed, and returns everything by which an observer could distinguish misses. */
async function miss(values: (typeof MISSES)[number]['values'], ms: number) {
  const form = createLookupUnderTest({ rules: { allowsPhone: true } });
  form.calls.scriptOrder(missing(ms));
  form.calls.scriptCheck(missing(ms));
  const startedAt = form.clock.now();
  let answeredAt = Number.NaN;
  form.lookup.store.subscribe(({ answer }) => {
    if (answer.status === 'missing') answeredAt = form.clock.now() - startedAt;
  });
  await form.submit(values);
  await form.pass(20_000);
  return {
    requests: form.calls.recorded.length,
    answers: form.answers,
    answeredAfter: answeredAt,
    found: form.found,
    failures: form.failures,
    guesses: form.guesses.getState(),
    hasRemembered: form.pageState.remembered !== undefined,
    timers: form.clock.countTimers(),
    state: { ...form.state(), values: undefined },
  };
}

describe('a miss', () => {
  it.each([0, 100, 799, 800, 2_500, 9_000])(
    'is identical for an unknown order, a wrong e-mail address and a wrong phone number, with a service that takes %i ms',
    async (ms) => {
      const [first, ...others] = await Promise.all(MISSES.map(({ values }) => miss(values, ms)));
      for (const other of others) expect(other).toEqual(first);
      expect(first).toMatchObject({ requests: 1, answeredAfter: Math.max(800, ms), found: [], hasRemembered: false });
    },
  );

  it.each(MISSES)('contains no call, status or time: $what', async ({ values }) => {
    const { failures } = await miss(values, 0);
    expect(failures).toEqual([
      { failure: { code: 'input-credentials-invalid', retryable: true }, severity: 'warning' },
    ]);
  });

  it('is not shown within 800 ms, however fast the service is', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(missing(10));
    await form.submit();
    await form.pass(799);
    expect(form.state().answer).toEqual({ status: 'loading', isSlow: false });
    await form.pass(1);
    expect(form.state().answer).toEqual({ status: 'missing' });
  });

  it('is not delayed if the service itself was slow', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(missing(801));
    await form.submit();
    await form.pass(801);
    expect(form.state().answer).toEqual({ status: 'missing' });
  });

  it('permits no second submission while it is delayed', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(missing(10));
    await form.submit();
    await form.pass(400);
    await form.submit();
    expect(form.calls.recorded).toHaveLength(1);
  });

  it('after a correct phone number is like any other', async () => {
    const form = createLookupUnderTest({ rules: { allowsPhone: true } });
    form.calls.scriptCheck(FOUND_CHECK);
    form.calls.scriptOrder(missing());
    await form.submit({ orderNumber: NUMBER, phoneNumber: PHONE, channel: 'phone' });
    await form.pass(800);
    expect(form.state().answer).toEqual({ status: 'missing' });
    expect(form.failures).toHaveLength(1);
  });

  it('is not delayed when a hit or failure would be shown at once', async () => {
    const form: LookupUnderTest = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({}, 10));
    await form.submit();
    await form.pass(10);
    expect(form.state().answer.status).toBe('ready');
  });
});
