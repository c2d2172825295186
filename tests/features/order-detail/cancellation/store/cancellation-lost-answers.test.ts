import { describe, expect, it } from 'vitest';
import {
  accepted,
  createCancellationUnderTest as create,
  done,
  ended,
  failed,
  lost,
  replied,
  unknown,
  type CancelScript,
  type ReloadOutcome,
} from '../../../../support/cancellation-under-test.js';

const UNCERTAIN = { code: 'service-request-cancel-failure', retryable: true, isUncertain: true };

/** Requests a cancellation, and waits for the result. `looked` has the times at which the order was read. */
async function play(script: CancelScript) {
  const order = create(script);
  const start = order.clock.now();
  await order.start();
  await order.settle(10_000);
  return { ...order, looked: order.looks.map((at) => at - start) };
}

describe('a lost answer', () => {
  it.each<[when: string, reloads: readonly ReloadOutcome[], looked: readonly number[], status: string]>([
    ['at once, as complete', ['cancelled'], [0], 'complete'],
    ['at once, as pending', ['pending'], [0], 'pending'],
    ['after two seconds', ['none', 'cancelled'], [0, 2_000], 'complete'],
    ['after six seconds', ['none', 'none', 'pending'], [0, 2_000, 6_000], 'pending'],
    ['after it could not be read twice', [undefined, undefined, 'cancelled'], [0, 2_000, 6_000], 'complete'],
  ])('is recovered from the order, which shows it %s', async (...[, reloads, looked, status]) => {
    const order = await play({ replies: [lost()], reloads });
    expect([order.state(), order.looked, order.sent.length]).toEqual([{ status }, looked, 1]);
    expect(order.reportedStates).toEqual([{ status }]);
  });

  it.each<[what: string, finding: ReloadOutcome]>([
    ['shows no cancellation', 'none'],
    ['cannot be read', undefined],
  ])('stays lost if the order %s three times, and nothing is sent again', async (_what, finding) => {
    const order = await play({ replies: [lost()], reloads: [finding] });
    expect([order.state(), order.looked]).toEqual([{ status: 'failed', failure: UNCERTAIN }, [0, 2_000, 6_000]]);
    expect([order.sent.length, order.clock.countTimers()]).toEqual([1, 0]);
  });

  it('is reported with its cause', async () => {
    const cause = { status: 502, unreadable: 'json', call: 'request-cancel' } as const;
    const order = await play({ replies: [lost(cause)] });
    expect(order.state()).toEqual({ status: 'failed', failure: { ...UNCERTAIN, ...cause } });
  });

  it('of a shopper who is no longer signed in is looked up, and reported as such', async () => {
    const order = await play({ replies: [lost({ status: 401, retryable: false })], reloads: [undefined] });
    expect(order.looked).toHaveLength(3);
    expect(order.state()).toMatchObject({ status: 'failed', failure: { status: 401, isUncertain: true } });
  });

  it('is reported as being checked, and as slow', async () => {
    const order = await play({ replies: [lost()] });
    expect(order.states).toEqual([
      { status: 'loading', isSlow: false, isChecking: false },
      { status: 'loading', isSlow: false, isChecking: true },
      { status: 'loading', isSlow: true, isChecking: true },
      { status: 'loading', isSlow: true, isChecking: false },
      { status: 'failed', failure: UNCERTAIN },
    ]);
  });
});

describe('an uncertain failure', () => {
  it.each<[what: string, script: CancelScript]>([
    ['of a request', { replies: [lost()] }],
    ['of a job', { ends: [failed()] }],
  ])('%s stays visible after it was dismissed', async (_what, script) => {
    const order = await play(script);
    const state = order.state();
    expect([state.status, order.cancellation.close(), order.state()]).toEqual(['failed', undefined, state]);
  });
});

describe('a retry after a lost answer', () => {
  /** The answer is lost and not found in the order; the retry then follows the script. */
  async function playAgain(script: CancelScript, isClosed = false) {
    const order = await play({ replies: [lost(), accepted()] });
    if (isClosed) order.cancellation.close();
    order.script(script);
    await order.start();
    await order.settle(10_000);
    return order;
  }

  it.each<[finding: ReloadOutcome, isClosed: boolean, sent: number, status: string]>([
    ['cancelled', false, 1, 'complete'],
    ['cancelled', true, 1, 'complete'],
    ['pending', false, 1, 'pending'],
    ['none', false, 2, 'complete'],
    ['none', true, 2, 'complete'],
    [undefined, false, 1, 'failed'],
    [undefined, true, 1, 'failed'],
  ])(
    'reads the order once; if it sees %s (closed before: %s), %i requests have been sent',
    async (...[finding, isClosed, sent, status]) => {
      const order = await playAgain({ reloads: [finding] }, isClosed);
      expect([order.looks.length, order.sent.length, order.state().status]).toEqual([3 + 1, sent, status]);
    },
  );

  it('that could not read the order sends nothing before it has been read', async () => {
    const order = await playAgain({ reloads: [undefined] });
    expect(order.state()).toEqual({ status: 'failed', failure: { ...UNCERTAIN, call: 'request-cancel' } });
    order.script({ reloads: ['pending'] });
    await order.start();
    expect([order.state(), order.sent.length]).toEqual([{ status: 'pending' }, 1]);
  });

  it('that is lost as well is looked up like the first one', async () => {
    const order = await playAgain({ replies: [lost()], reloads: ['none', 'none', 'none', 'cancelled'] });
    expect([order.state(), order.looks.length, order.sent.length]).toEqual([{ status: 'complete' }, 3 + 1 + 3, 2]);
  });

  it('that is refused stays uncertain: the next one reads the order as well', async () => {
    const order = await playAgain({ replies: [failed({ status: 500 }), accepted()], reloads: ['none', 'pending'] });
    expect([order.state().status, order.sent.length]).toEqual(['failed', 2]);
    await order.start();
    expect([order.state(), order.sent.length]).toEqual([{ status: 'pending' }, 2]);
  });

  it.each<[what: string, script: CancelScript, status: string]>([
    ['that it was cancelled', { replies: [replied('already')] }, 'complete'],
    ['that it cannot be cancelled', { replies: [replied('impossible')] }, 'unavailable'],
  ])('receives from the service %s', async (_what, script, status) => {
    const order = await playAgain(script);
    expect([order.state(), order.sent.length]).toEqual([{ status }, 2]);
  });

  it('that is accepted ends the uncertainty: after its job failed, it is requested again without reading the order', async () => {
    const order = await playAgain({ ends: [ended('failed'), done('cancelled')] });
    const { length } = order.looks;
    await order.start();
    expect([order.state(), order.sent.length, order.looks.length]).toEqual([{ status: 'complete' }, 3, length]);
  });
});

describe('a job without a known result', () => {
  const NO_END = { code: 'service-get-cancel-job-failure', call: 'get-cancel-job', retryable: true } as const;

  const cases: readonly (readonly [what: string, script: CancelScript, failure: object])[] = [
    [
      'is done without a result',
      { ends: [done()] },
      { ...NO_END, unreadable: 'shape', details: { message: 'Could not parse server response' } },
    ],
    ['is no longer known to the service', { ends: [unknown] }, NO_END],
    [
      'has an answer of another shape',
      { ends: [failed({ ...NO_END, unreadable: 'shape' })] },
      { ...NO_END, unreadable: 'shape' },
    ],
    [
      'is refused',
      { ends: [failed({ ...NO_END, status: 403, retryable: false })] },
      { ...NO_END, status: 403, retryable: false },
    ],
  ];

  it.each(cases)('because it %s is looked up in the order', async (_what, script) => {
    const order = await play({ ...script, reloads: ['none', 'cancelled'] });
    expect([order.state(), order.looked, order.sent.length]).toEqual([{ status: 'complete' }, [0, 2_000], 1]);
  });

  it.each(cases)('because it %s is given up if the order does not show it', async (_what, script, failure) => {
    const order = await play(script);
    expect(order.state()).toEqual({ status: 'failed', failure: { ...failure, isUncertain: true } });
    expect([order.looked, order.sent.length]).toEqual([[0, 2_000, 6_000], 1]);
    expect(order.openJobs.store.getState()).toEqual([]);
  });

  it('is looked up before anything is sent again', async () => {
    const order = await play({ ends: [unknown, done('cancelled')] });
    order.script({ reloads: ['pending'] });
    await order.start();
    expect([order.state(), order.sent.length, order.followed.length]).toEqual([{ status: 'pending' }, 1, 1]);
  });
});
