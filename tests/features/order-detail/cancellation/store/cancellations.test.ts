import { describe, expect, it } from 'vitest';
import { createCancellations } from '../../../../../src/features/order-detail/cancellation/cancellation-controller.js';
import {
  accepted,
  createCancellationUnderTest,
  done,
  lost,
  type CancelScript,
} from '../../../../support/cancellation-under-test.js';

/** The cancellations of one shopper, and their service. */
function create(script: CancelScript = {}) {
  const cancellations = createCancellations();
  const { deps, clock, sent, looks, reportedStates } = createCancellationUnderTest(script);
  const start = (orderNumber = 'A1') => cancellations.get(orderNumber).start(deps);
  return { cancellations, clock, start, sent, looks, reportedStates };
}

describe('the cancellations of a shopper', () => {
  it('are one per order for all callers', () => {
    const { cancellations } = create();
    expect(cancellations.get('A1')).toBe(cancellations.get('A1'));
    expect(cancellations.get('A2')).not.toBe(cancellations.get('A1'));
  });

  it('send one request for a tag that is closed, moved or recreated', async () => {
    const { start, clock, sent } = create({ replies: [accepted(1_000)] });
    for (const ms of [0, 500, 10_000, 60_000]) {
      await clock.pass(ms);
      start();
    }
    await clock.pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('of two orders are independent', async () => {
    const { cancellations, start, clock, sent } = create({ replies: [accepted(1_000)] });
    start('A1');
    await clock.pass(500);
    start('A2');
    await clock.pass(500);
    const states = ['A1', 'A2'].map((number) => cancellations.get(number).store.getState().status);
    expect([states, sent.length]).toEqual([['complete', 'loading'], 2]);
  });
});

describe('the cancellations of a shopper who has gone', () => {
  it.each<[when: string, script: CancelScript]>([
    ['before it is accepted', { replies: [accepted(5_000)] }],
    ['while its job is pending', { ends: [done('cancelled', 5_000)] }],
    ['while a lost answer is looked up', { replies: [lost()] }],
  ])('are dropped %s: nothing more is sent, read or reported', async (_when, script) => {
    const { cancellations, clock, start, sent, looks, reportedStates } = create(script);
    const { store } = cancellations.get('A1');
    start();
    await clock.pass(1_000);
    const looked = looks.length;
    cancellations.wipe();
    expect(store.getState()).toEqual({ status: 'idle' });
    await clock.pass(60_000);
    expect([sent.length, looks.length, reportedStates]).toEqual([1, looked, []]);
    expect([store.getState(), clock.countTimers()]).toEqual([{ status: 'idle' }, 0]);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('are separate from those of the next shopper', async () => {
    const { cancellations, clock, start, reportedStates, sent } = create({ replies: [accepted(5_000), accepted()] });
    const former = cancellations.get('A1');
    start();
    await clock.pass(0);
    cancellations.wipe();
    expect(cancellations.get('A1')).not.toBe(former);
    start();
    await clock.pass(60_000);
    expect([sent.length, reportedStates]).toEqual([2, [{ status: 'complete' }]]);
  });
});
