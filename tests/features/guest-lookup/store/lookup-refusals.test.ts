import { describe, expect, it } from 'vitest';
import type { LookupErrors, LookupRules, LookupValues } from '../../../../src/orders/model/guest-lookup-check.js';
import { createLookupUnderTest, EMAIL, foundOrder, NUMBER } from '../../../support/lookup-under-test.js';

interface Refusal {
  readonly what: string;
  readonly values: Partial<LookupValues>;
  readonly rules?: Partial<LookupRules>;
  readonly errors: LookupErrors;
}

const REFUSALS: readonly Refusal[] = [
  { what: 'nothing is typed', values: {}, errors: { orderNumber: 'email', email: true } },
  { what: 'only the number is typed', values: { orderNumber: NUMBER }, errors: { email: true } },
  { what: 'only the contact is typed', values: { email: EMAIL }, errors: { orderNumber: 'number' } },
  {
    what: 'the terms are not accepted',
    values: { orderNumber: NUMBER, email: EMAIL },
    rules: { asksForTerms: true },
    errors: {},
  },
  {
    what: 'the number is of 3 characters',
    values: { orderNumber: 'US1', email: EMAIL },
    errors: { orderNumber: 'number' },
  },
  {
    what: 'the number is of 33 characters',
    values: { orderNumber: 'A'.repeat(33), email: EMAIL },
    errors: { orderNumber: 'number' },
  },
  {
    what: 'the number has another character',
    values: { orderNumber: 'US-10000001', email: EMAIL },
    errors: { orderNumber: 'number' },
  },
  {
    what: 'the e-mail address is invalid',
    values: { orderNumber: NUMBER, email: 'guest' },
    errors: { email: true },
  },
  {
    what: 'the phone number is invalid',
    values: { orderNumber: NUMBER, phoneNumber: '11', channel: 'phone' },
    rules: { allowsPhone: true },
    errors: { phoneNumber: true },
  },
  {
    what: 'both are invalid',
    values: { orderNumber: '?', email: 'guest' },
    errors: { orderNumber: 'email', email: true },
  },
];

describe('a guest lookup sends no request while', () => {
  it.each(REFUSALS)('$what', async ({ values, rules = {}, errors }) => {
    const form = createLookupUnderTest({ rules });
    expect(await form.submit(values)).toEqual(errors);
    await form.pass(60_000);
    expect(form.calls.recorded).toHaveLength(0);
    expect(form.answers).toEqual([]);
    expect(form.failures).toEqual([]);
    expect(form.state().hasTried).toBe(true);
    expect(form.guesses.getState().misses).toBe(0);
  });

  it('one is pending: twenty presses send one request', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder({}, 1_000));
    form.lookup.edit({ orderNumber: NUMBER, email: EMAIL });
    for (let press = 0; press < 10; press += 1) form.lookup.submit();
    await form.pass(500);
    for (let press = 0; press < 10; press += 1) form.lookup.submit();
    await form.pass(5_000);
    expect(form.calls.recorded).toHaveLength(1);
    expect(form.found).toHaveLength(1);
  });

  it('the stored contact that the form relied on has been removed', async () => {
    const form = createLookupUnderTest({ rules: { hasRememberedContact: true } });
    await form.submit({ orderNumber: NUMBER });
    expect(form.calls.recorded).toHaveLength(0);
    expect(form.state().answer).toEqual({ status: 'idle' });
  });
});

describe('the errors of a guest lookup', () => {
  it('are removed when the form is cleared', async () => {
    const form = createLookupUnderTest();
    await form.submit({ orderNumber: '?', email: 'guest' });
    form.lookup.reset();
    expect(form.state()).toMatchObject({ hasTried: false, values: { orderNumber: '', email: '' } });
  });

  it('do not prevent a submission once the values are valid', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder());
    await form.submit({ orderNumber: '?', email: 'guest' });
    expect(await form.submit({ orderNumber: NUMBER, email: EMAIL })).toEqual({});
    expect(form.state().answer.status).toBe('ready');
  });
});
