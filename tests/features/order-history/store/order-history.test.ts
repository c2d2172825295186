import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/http/model/failure.js';
import type { OrderPage } from '../../../../src/orders/model/order-page.js';
import { broken, BROKEN, createHistoryUnderTest as create, page } from '../../../support/history-under-test.js';
import { createOrder } from '../../../support/orders.js';
import type { ScriptedOutcome } from '../../../support/scripted-calls.js';

describe('the first page of a history', () => {
  it('is read without an anchor, and shown', async () => {
    const { read, states, requested, show } = create(page('AB', 'n2'));
    expect(await read()).toBeUndefined();
    expect(states.map(({ status }) => status)).toEqual(['loading', 'ready']);
    expect(requested.map(({ request }) => request)).toEqual([{}]);
    expect(show()).toBe('AB | offered n2');
  });

  it('may be the last, and empty', async () => {
    const { read, show } = create(page(''));
    await read();
    expect(show()).toBe(' | none');
  });

  it('is read once for concurrent readers', async () => {
    const { start, clock, requested } = create(page('AB', undefined, 1_000));
    const readings = [start(), start(), start('reload')];
    await clock.pass(1_000);
    expect(await Promise.all(readings)).toEqual([undefined, undefined, undefined]);
    expect(requested).toHaveLength(1);
  });

  it('that is slow is reported after three seconds', async () => {
    const { start, clock, state } = create(page('AB', undefined, 5_000));
    void start();
    await clock.pass(2_999);
    expect(state()).toEqual({ status: 'loading', isSlow: false });
    await clock.pass(1);
    expect(state()).toEqual({ status: 'loading', isSlow: true });
    await clock.pass(2_000);
    expect([state().status, clock.countTimers()]).toEqual(['ready', 0]);
  });

  it('that cannot be loaded is a failure, reported to the reader, and can be retried', async () => {
    const { read, state, states } = create(broken(), page('AB'));
    expect(await read()).toEqual(BROKEN);
    expect(state()).toEqual({ status: 'failed', failure: BROKEN });
    expect(await read()).toBeUndefined();
    expect(states.map(({ status }) => status)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('that is missing is a failure: a list always exists', async () => {
    const { read, state } = create({ outcome: { kind: 'missing' } });
    expect(await read()).toMatchObject({ call: 'list-order-history', status: 404, retryable: true });
    expect(state().status).toBe('failed');
  });
});

describe('a page with missing orders', () => {
  const details = { paths: ['objects[0].orderNumber'], traceId: 'r-1' };
  const unreadable: Failure = {
    code: 'order-block-unreadable',
    retryable: false,
    call: 'list-order-history',
    details,
  };
  const part = createOrder({ unreadable: [{ path: 'group[0].orderItems[0].product.title' }] });

  it.each<[string, OrderPage]>([
    ['an order', { orders: [createOrder()], unreadable: 1 }],
    ['all of its orders', { orders: [], unreadable: 2 }],
    ['a part of an order', { orders: [createOrder({ orderNumber: 'A' }), part], unreadable: 0 }],
  ])('is shown and reported, whichever page it is: %s', async (_what, value) => {
    const { read, readMore, state } = create(
      { outcome: { kind: 'found', value: { ...value, next: 'n2' }, details } },
      { outcome: { kind: 'found', value, details } },
    );
    expect(await read()).toEqual(unreadable);
    expect(await readMore()).toEqual(unreadable);
    expect(state()).toMatchObject({ status: 'ready', pages: [value, value] });
  });
});

describe('a history whose next page has no usable address', () => {
  it('says so instead of ending, and is reported', async () => {
    const value: OrderPage = { orders: [createOrder()], unreadable: 0, isNextUnreadable: true };
    const details = { paths: ['pages.next'] };
    const { read, readMore, state, requested } = create({ outcome: { kind: 'found', value, details } });
    expect(await read()).toEqual({
      details,
      code: 'service-order-summary-failure',
      retryable: false,
      call: 'list-order-history',
    });
    expect(state()).toMatchObject({ status: 'ready', more: { status: 'unreadable' } });
    expect(await readMore()).toBeUndefined();
    expect(requested).toHaveLength(1);
  });
});

describe('the next page of a history', () => {
  it('is read with the anchor of the last one, page after page, up to the end', async () => {
    const { read, readMore, script, requested, show } = create(page('AB', 'n2'), page('CD', 'n3'), page('E'));
    await read();
    await readMore();
    expect(show()).toBe('AB CD | offered n3');
    await readMore();
    expect(show()).toBe('AB CD E | none');
    expect(requested.map(({ request }) => request)).toEqual([{}, { anchor: 'n2' }, { anchor: 'n3' }]);
    script.set(page('F'));
    await readMore();
    expect([requested.length, show()]).toEqual([3, 'AB CD E | none']);
  });

  it('is loading until it arrives, while the pages before stay visible', async () => {
    const { read, startMore, script, clock, show, states } = create(page('AB', 'n2'));
    await read();
    script.set(page('CD', undefined, 10_000));
    void startMore();
    expect(show()).toBe('AB | loading n2');
    await clock.pass(10_000);
    expect(show()).toBe('AB CD | none');
    expect(states.map(({ status }) => status)).toEqual(['loading', 'ready', 'ready', 'ready']);
  });

  it('is requested once, even if the button is pressed twice', async () => {
    const { read, startMore, clock, requested, show } = create(page('AB', 'n2'), page('CD', 'n3', 500));
    await read();
    const presses = [startMore(), startMore(), startMore()];
    await clock.pass(500);
    expect(await Promise.all(presses)).toEqual([undefined, undefined, undefined]);
    expect([requested.length, show()]).toEqual([2, 'AB CD | offered n3']);
  });

  it('that fails keeps its anchor, is reported to the reader, and can be retried', async () => {
    const { read, readMore, requested, show, state } = create(page('AB', 'n2'), broken(), page('CD'));
    await read();
    expect(await readMore()).toEqual(BROKEN);
    expect(show()).toBe('AB | failed n2');
    expect(state()).toMatchObject({ more: { failure: BROKEN } });
    expect(await readMore()).toBeUndefined();
    expect(show()).toBe('AB CD | none');
    expect(requested.map(({ request }) => request)).toEqual([{}, { anchor: 'n2' }, { anchor: 'n2' }]);
  });

  it('that is missing is a failure as well', async () => {
    const { read, readMore, show } = create(page('AB', 'n2'), { outcome: { kind: 'missing' } });
    await read();
    expect(await readMore()).toMatchObject({ status: 404 });
    expect(show()).toBe('AB | failed n2');
  });

  it.each<[string, readonly ScriptedOutcome<OrderPage>[]]>([
    ['was read', []],
    ['could be read', [broken()]],
  ])('is not requested before a first page %s', async (_what, outcomes) => {
    const { read, readMore, requested, script } = create(...outcomes);
    if (outcomes.length > 0) await read();
    script.set(page('CD'));
    await readMore();
    expect(requested).toHaveLength(outcomes.length);
  });
});
