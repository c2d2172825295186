import { describe, expect, it } from 'vitest';
import { createOrders } from '../../../../src/orders/store/orders.js';
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

describe('the contact of a guest', () => {
  it('is stored after an order was found with it', async () => {
    const { submit, pageState, calls } = createLookupUnderTest();
    calls.scriptOrder(foundOrder());
    await submit();
    expect(pageState.remembered).toEqual({ email: EMAIL });
  });

  it('that is a phone number is stored as digits; calls add the dial code of the market', async () => {
    const { submit, pageState, calls } = createLookupUnderTest({ rules: { allowsPhone: true } });
    calls.scriptCheck({ outcome: { kind: 'found', value: true } });
    calls.scriptOrder(foundOrder());
    await submit({ orderNumber: NUMBER, phoneNumber: PHONE, channel: 'phone' });
    expect(pageState.remembered).toEqual({ phoneNumber: '5035550101' });
  });

  it.each([missing(), failed()])('is not stored after a lookup that found nothing: %j', async (outcome) => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(outcome);
    await form.submit();
    await form.pass(800);
    expect(form.pageState.remembered).toBeUndefined();
  });

  it('is not stored by a kiosk, which still shows the order', async () => {
    const form = createLookupUnderTest({ isKiosk: true });
    form.calls.scriptOrder(foundOrder());
    await form.submit();
    expect(form.state().answer.status).toBe('ready');
    expect(form.pageState.remembered).toBeUndefined();
    form.lookup.reset();
    expect(JSON.stringify(form.state())).not.toContain(EMAIL);
  });

  it('is removed when the form is cleared', async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder());
    await form.submit();
    form.lookup.reset();
    expect(form.state().values).toEqual({
      orderNumber: '',
      email: '',
      phoneNumber: '',
      channel: 'email',
      acceptsTerms: false,
    });
    expect(form.state().answer).toEqual({ status: 'idle' });
  });
});

describe('an order that was found', () => {
  const key = { orderNumber: NUMBER, locale: 'en', contact: { email: EMAIL } };

  it('is shared with other screens for the same contact, and is not read again there', async () => {
    const { submit, pageState, calls, clock } = createLookupUnderTest();
    calls.scriptOrder(foundOrder());
    await submit();
    const orders = pageState.get('orders', createOrders);
    expect(orders.get(key).getState()).toEqual({ status: 'ready', value: createOrder() });
    const getOrder = () => Promise.reject(new Error('It was read again.'));
    expect(await orders.read({ key, clock, getOrder, tag: 'other', mode: 'cached' })).toBeUndefined();
  });

  it('on a kiosk is not shared', async () => {
    const { submit, pageState, calls } = createLookupUnderTest({ isKiosk: true });
    calls.scriptOrder(foundOrder());
    await submit();
    expect(pageState.get('orders', createOrders).get(key).getState()).toEqual({ status: 'idle' });
  });
});

describe('reading an order again', () => {
  const createFound = async () => {
    const form = createLookupUnderTest();
    form.calls.scriptOrder(foundOrder());
    await form.submit();
    return form;
  };

  it('shows the current order without reporting another find', async () => {
    const form = await createFound();
    form.calls.scriptOrder(foundOrder({ message: 'Delivered' }, 500));
    form.lookup.refresh();
    await form.pass(499);
    expect(form.state().answer).toEqual({ status: 'ready', value: createOrder() });
    await form.pass(1);
    expect(form.state().answer).toEqual({ status: 'ready', value: createOrder({ message: 'Delivered' }) });
    expect(form.found).toHaveLength(1);
  });

  it('keeps the order if it is missing now, and counts no miss', async () => {
    const form = await createFound();
    form.calls.scriptOrder(missing());
    form.lookup.refresh();
    await form.pass(5_000);
    expect(form.state().answer).toEqual({ status: 'ready', value: createOrder() });
    expect(form.guesses.getState().misses).toBe(0);
    expect(form.failures).toEqual([]);
  });

  it('keeps the order if it fails, and warns', async () => {
    const form = await createFound();
    form.calls.scriptOrder(failed({ status: 503, retryAt: 9e15 }));
    form.lookup.refresh();
    await form.pass(5_000);
    expect(form.state()).toMatchObject({ answer: { status: 'ready' }, blockedUntil: 0 });
    expect(form.failures).toMatchObject([{ failure: { status: 503 }, severity: 'warning' }]);
  });

  it('requests the displayed order, whatever the fields contain', async () => {
    const form = await createFound();
    form.lookup.edit({ orderNumber: 'US10000002', email: 'other@example.com' });
    form.lookup.refresh();
    await form.pass(0);
    expect(form.calls.recorded[1]?.request).toEqual({ orderNumber: NUMBER, contact: { email: EMAIL } });
  });

  it('is not reported as slow', async () => {
    const form = await createFound();
    form.calls.scriptOrder(foundOrder({}, 10_000));
    form.lookup.refresh();
    await form.pass(20_000);
    expect(form.answers.map(({ status }) => status)).toEqual(['loading', 'ready', 'ready']);
  });

  it('twice in a row leaves only the newer request', async () => {
    const form = await createFound();
    form.calls.scriptOrder(foundOrder({ message: 'old' }, 1_000), foundOrder({ message: 'new' }, 1_000));
    form.lookup.refresh();
    await form.pass(500);
    form.lookup.refresh();
    await form.pass(5_000);
    expect(form.state().answer).toMatchObject({ value: { message: 'new' } });
    expect(form.calls.recorded.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });

  it.each([
    ['nothing was submitted', () => Promise.resolve(createLookupUnderTest())],
    [
      'the last lookup found nothing',
      async () => {
        const form = createLookupUnderTest();
        form.calls.scriptOrder(missing());
        await form.submit();
        await form.pass(800);
        return form;
      },
    ],
    [
      'the form was cleared',
      async () => {
        const form = await createFound();
        form.lookup.reset();
        return form;
      },
    ],
  ])('sends no request while %s', async (_what, create) => {
    const form = await create();
    const before = form.calls.recorded.length;
    form.lookup.refresh();
    await form.pass(1_000);
    expect(form.calls.recorded).toHaveLength(before);
  });

  it('of a session that ended elsewhere leaves the screen as it is and stores nothing', async () => {
    const form = await createFound();
    form.calls.scriptOrder(foundOrder({}, 1_000));
    form.lookup.refresh();
    await form.pass(500);
    form.pageState.wipe();
    await form.pass(5_000);
    expect(form.state().answer.status).toBe('ready');
    expect(form.pageState.remembered).toBeUndefined();
    expect(form.failures).toEqual([]);
  });
});
