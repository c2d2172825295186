import { describe, expect, it, vi } from 'vitest';
import type { CancelState } from '../../../../../src/features/order-detail/cancellation/store/cancellation.js';
import {
  accepted,
  createCancellationUnderTest as create,
  done,
  ended,
  failed,
  JOB,
  NUMBER,
  replied,
  REQUEST,
  unknown,
  type CancelScript,
} from '../../../../support/cancellation-under-test.js';

type CancelReplies = NonNullable<CancelScript['replies']>;

const LOADING = { status: 'loading', isSlow: false, isChecking: false };

describe('a cancellation', () => {
  it('is requested, and polled until it is complete', async () => {
    const order = create();
    expect(order.state()).toEqual({ status: 'idle' });
    await order.start();
    expect(order.sent.map(({ request }) => request)).toEqual([REQUEST]);
    expect(order.followed.map(({ job }) => job)).toEqual([JOB]);
    expect(order.states).toEqual([LOADING, { status: 'complete' }]);
  });

  it.each<[what: string, script: CancelScript, state: CancelState]>([
    ['was requested and is done', { ends: [done('cancelled')] }, { status: 'complete' }],
    ['was requested and is pending', { ends: [done('pending')] }, { status: 'pending' }],
    ['is still open after the last poll', { ends: [ended('open')] }, { status: 'pending' }],
    ['existed before', { replies: [replied('already')] }, { status: 'complete' }],
    ['is no longer possible', { replies: [replied('impossible')] }, { status: 'unavailable' }],
    ['is of an unknown order', { replies: [unknown] }, { status: 'unavailable' }],
    [
      'was refused',
      { replies: [failed({ status: 403, retryable: false })] },
      { status: 'failed', failure: { code: 'service-request-cancel-failure', status: 403, retryable: false } },
    ],
    [
      'was never sent',
      { replies: [failed({ code: 'offline' })] },
      { status: 'failed', failure: { code: 'offline', retryable: true } },
    ],
  ])('that %s has this result, and is reported once', async (_what, script, state) => {
    const order = create(script);
    await order.start();
    expect([order.state(), order.reportedStates]).toEqual([state, [state]]);
    expect(order.clock.countTimers()).toBe(0);
  });

  it('without proof of the shopper fails permanently, and nothing is sent', async () => {
    const order = create();
    await order.start({ findRequest: () => undefined });
    const failure = { code: 'service-request-cancel-failure', retryable: false, call: 'request-cancel' };
    expect([order.state(), order.sent]).toEqual([{ status: 'failed', failure }, []]);
    expect(order.reportedStates).toEqual([order.state()]);
  });

  it('that fails unexpectedly offers Retry', async () => {
    const order = create();
    await order.start({ locks: { hold: () => Promise.reject(new Error('No locks.')) } });
    expect(order.state()).toEqual({ status: 'failed', failure: { code: 'unexpected', retryable: true } });
    await order.start();
    expect(order.state()).toEqual({ status: 'complete' });
  });
});

describe('a refusal', () => {
  const refusals: readonly (readonly [what: string, reply: CancelReplies[0], status: string])[] = [
    ['a refusal as impossible', replied('impossible'), 'unavailable'],
    ['a refusal as unknown', unknown, 'unavailable'],
    ['a refusal as a conflict', failed({ status: 409, retryable: false }), 'failed'],
  ];

  it.each(refusals)('%s counts less than the order, which may have been cancelled elsewhere', async (_what, reply) => {
    for (const [finding, status] of [
      ['cancelled', 'complete'],
      ['pending', 'pending'],
    ] as const) {
      const order = create({ replies: [reply], reloads: [finding] });
      await order.start();
      expect([order.state(), order.looks.length, order.sent.length]).toEqual([{ status }, 1, 1]);
    }
  });

  it.each(refusals)('%s counts if the order shows nothing else or cannot be read', async (_what, reply, status) => {
    for (const finding of ['none', undefined] as const) {
      const order = create({ replies: [reply], reloads: [finding] });
      await order.start();
      expect([order.state().status, order.looks.length, order.sent.length]).toEqual([status, 1, 1]);
    }
  });

  it.each([400, 403, 422, 429, 500])('of %i does not read the order', async (status) => {
    const order = create({ replies: [failed({ status })] });
    await order.start();
    expect([order.state().status, order.looks]).toEqual(['failed', []]);
  });
});

describe('a slow cancellation', () => {
  it.each<[what: string, script: CancelScript]>([
    ['waiting for acceptance', { replies: [accepted(5_000)] }],
    ['waiting for completion', { ends: [done('cancelled', 5_000)] }],
  ])('%s is reported after three seconds', async (_what, script) => {
    const order = create(script);
    await order.start();
    await order.settle(2_999);
    expect(order.state()).toEqual(LOADING);
    await order.settle(1);
    expect(order.state()).toEqual({ ...LOADING, isSlow: true });
    await order.settle(2_000);
    expect([order.state(), order.clock.countTimers()]).toEqual([{ status: 'complete' }, 0]);
  });

  it('is no longer slow when it is retried', async () => {
    const order = create({ replies: [failed({}, 5_000), accepted(1_000)] });
    await order.start();
    await order.settle(5_000);
    await order.start();
    expect(order.state()).toEqual(LOADING);
  });
});

describe('a cancellation is requested once', () => {
  it('for twenty presses at the same time', async () => {
    const order = create({ replies: [accepted(1_000)] });
    for (let press = 0; press < 20; press += 1) order.cancellation.start(order.deps);
    await order.settle(10_000);
    expect([order.sent.length, order.followed.length, order.reportedStates.length]).toEqual([1, 1, 1]);
  });

  it.each([0, 500, 1_000, 1_500, 60_000])('for two tags, the second %i ms after the first', async (ms) => {
    const order = create({ replies: [accepted(1_000)], ends: [done('cancelled', 1_000)] });
    const onSettled = vi.fn();
    await order.start();
    await order.settle(ms);
    await order.start({ onSettled });
    await order.settle(60_000);
    expect([order.sent.length, order.followed.length, order.reportedStates.length]).toEqual([1, 1, 1]);
    expect(onSettled).not.toHaveBeenCalled();
  });

  it.each<[status: CancelState['status'], script: CancelScript]>([
    ['complete', { ends: [done('cancelled')] }],
    ['pending', { ends: [done('pending')] }],
    ['unavailable', { replies: [replied('impossible')] }],
  ])('if it is %s, whether that was dismissed or not', async (status, script) => {
    const order = create(script);
    await order.start();
    await order.start();
    order.cancellation.close();
    await order.start();
    expect([order.sent.length, order.state()]).toEqual([1, { status }]);
  });

  it('if it is pending, even if its dialog was closed', async () => {
    const order = create({ replies: [accepted(5_000)] });
    await order.start();
    expect(order.cancellation.close()).toBeUndefined();
    await order.start();
    await order.settle(5_000);
    expect([order.sent.length, order.state()]).toEqual([1, { status: 'complete' }]);
  });

  it.each([true, false])('and again after a refusal; closed before: %s', async (isClosed) => {
    const order = create({ replies: [failed({ status: 500 }), accepted()] });
    await order.start();
    if (isClosed) order.cancellation.close();
    await order.start();
    expect([order.sent.length, order.state(), order.looks]).toEqual([2, { status: 'complete' }, []]);
  });
});

describe('a wait of the service', () => {
  const WAIT_MS = 20_000;
  const createPutOff = () => {
    const order = create();
    order.script({ replies: [failed({ status: 429, retryAt: order.clock.now() + WAIT_MS }), accepted()] });
    return order;
  };

  it('is respected: nothing is sent before it is over, and the request is sent after it', async () => {
    const order = createPutOff();
    await order.start();
    await order.settle(WAIT_MS - 1);
    await order.start();
    expect([order.sent.length, order.state().status]).toEqual([1, 'failed']);
    await order.settle(1);
    await order.start();
    expect([order.sent.length, order.state().status]).toEqual([2, 'complete']);
  });

  it('outlasts the dialog: an early confirmation shows it again', async () => {
    const order = createPutOff();
    await order.start();
    const failedState = order.state();
    order.cancellation.close();
    expect(order.state()).toEqual({ status: 'idle' });
    await order.settle(WAIT_MS / 2);
    await order.start();
    expect([order.sent.length, order.state(), order.reportedStates.length]).toEqual([1, failedState, 1]);
    order.cancellation.close();
    await order.settle(WAIT_MS / 2);
    await order.start();
    expect([order.sent.length, order.state().status]).toEqual([2, 'complete']);
  });
});

describe('the result of a cancellation', () => {
  it.each<[status: string, result: string | undefined, script: CancelScript]>([
    ['complete', 'cancelled', { ends: [done('cancelled')] }],
    ['pending', 'pending', { ends: [done('pending')] }],
    ['unavailable', undefined, { replies: [replied('impossible')] }],
    ['failed', undefined, { replies: [failed()] }],
  ])('as %s is returned to the first caller that closes it, %s', async (_status, result, script) => {
    const order = create(script);
    await order.start();
    expect([order.cancellation.close(), order.cancellation.close()]).toEqual([result, undefined]);
  });

  it('is not returned while a dialog is open, and then to the first caller', async () => {
    const order = create();
    const closings = [order.cancellation.open(), order.cancellation.open()];
    await order.start();
    for (const close of closings) {
      expect(order.cancellation.close()).toBeUndefined();
      close();
    }
    expect([order.cancellation.close(), order.cancellation.close()]).toEqual(['cancelled', undefined]);
  });

  it('is undefined before it started', () => {
    const order = create();
    expect([order.cancellation.close(), order.state()]).toEqual([undefined, { status: 'idle' }]);
  });

  it('removes the stored job', async () => {
    const order = create({ ends: [done('cancelled', 1_000)] });
    const startedAt = order.clock.now();
    await order.start();
    const open = { orderNumber: NUMBER, action: 'cancel', jobId: 'job-1', startedAt };
    expect(order.openJobs.store.getState()).toEqual([open]);
    await order.settle(1_000);
    expect(order.openJobs.store.getState()).toEqual([]);
  });
});
