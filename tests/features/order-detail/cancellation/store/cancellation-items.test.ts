import { describe, expect, it } from 'vitest';
import type {
  CancelLine,
  LineResult,
} from '../../../../../src/features/order-detail/cancellation/model/cancel-lines.js';
import type { SessionStore } from '../../../../../src/platform/session-store.js';
import {
  accepted,
  createCancellationUnderTest as create,
  done,
  ended,
  failed,
  JOB,
  lost,
  replied,
  unknown,
  type CancellationSetting,
} from '../../../../support/cancellation-under-test.js';

const LINES: readonly CancelLine[] = [
  { orderLineKey: 'A', quantity: 1, ordered: 3, cancellable: 2 },
  { orderLineKey: 'B', quantity: 2, ordered: 2, cancellable: 2 },
];
const OTHER: readonly CancelLine[] = [{ orderLineKey: 'C', quantity: 1, ordered: 1, cancellable: 1 }];

const outcomes = (...results: readonly LineResult[]) =>
  LINES.slice(0, results.length).map((line, index) => ({ ...line, result: results[index] ?? 'refused' }));
/** The results in the form in which the service's job contains them. */
const answered = (...results: readonly LineResult[]) =>
  outcomes(...results).map(({ orderLineKey, quantity, result }) => ({ orderLineKey, quantity, result }));

async function play(setting: CancellationSetting = {}) {
  const order = create(setting);
  await order.start({}, LINES);
  await order.settle(20_000);
  return order;
}

describe('a cancellation of some items', () => {
  it('names the pieces, and reports what became of each line', async () => {
    const order = await play({ ends: [done(answered('cancelled', 'refused'))] });
    expect(order.sent[0]?.request).toMatchObject({ orderNumber: 'US10000001', lines: LINES, intent: '1' });
    expect(order.state()).toEqual({ status: 'lines', lines: outcomes('cancelled', 'refused') });
    expect(order.reportedStates).toEqual([order.state()]);
  });

  it('reads the order first, and sends nothing if the chosen lines changed', async () => {
    const order = await play({ reloads: ['changed'] });
    expect([order.state(), order.sent.length]).toEqual([{ status: 'changed' }, 0]);
    expect(order.choices).toEqual([{ lines: LINES, maySucceed: false }]);
    order.cancellation.close();
    expect(order.state()).toEqual({ status: 'idle' });
  });

  it('sends nothing if the whole order was cancelled meanwhile', async () => {
    const order = await play({ reloads: ['cancelled'] });
    expect([order.state(), order.sent.length]).toEqual([{ status: 'complete' }, 0]);
  });

  it('is sent if the order cannot be read: the service decides', async () => {
    const order = await play({ reloads: [undefined], ends: [done(answered('cancelled', 'cancelled'))] });
    expect([order.state().status, order.sent.length]).toEqual(['lines', 1]);
  });

  it('finds a lost answer by its lines', async () => {
    const order = await play({ replies: [lost()], reloads: ['none', 'none', outcomes('pending', 'refused')] });
    expect(order.state()).toEqual({ status: 'lines', lines: outcomes('pending', 'refused') });
    expect([order.sent.length, order.choices.map((choice) => choice?.maySucceed)]).toEqual([1, [false, true, true]]);
  });

  it('that was lost is retried as it was, with the same intent', async () => {
    const order = await play({ replies: [lost(), accepted()], ends: [done(answered('cancelled', 'cancelled'))] });
    expect(order.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect([order.cancellation.close(), order.state().status]).toEqual([undefined, 'failed']);
    await order.start({}, OTHER);
    await order.settle(20_000);
    expect(order.sent.map(({ request: { lines, intent } }) => [lines, intent])).toEqual([
      [LINES, '1'],
      [LINES, '1'],
    ]);
    expect(order.state()).toEqual({ status: 'lines', lines: outcomes('cancelled', 'cancelled') });
  });

  it('whose job failed is requested again', async () => {
    const order = await play({ ends: [ended('failed'), done(answered('cancelled', 'pending'))] });
    expect(order.state().status).toBe('failed');
    await order.start();
    await order.settle(20_000);
    expect([order.sent.length, order.state()]).toEqual([
      2,
      { status: 'lines', lines: outcomes('cancelled', 'pending') },
    ]);
  });

  it('that failed for certain is chosen anew after its dialog was closed', async () => {
    const order = await play({ replies: [failed(), accepted()], ends: [done(answered('cancelled'))] });
    order.cancellation.close();
    await order.start({}, OTHER);
    await order.settle(20_000);
    expect(order.sent.map(({ request: { lines, intent } }) => [lines, intent])).toEqual([
      [LINES, '1'],
      [OTHER, '2'],
    ]);
  });

  it('whose job is unfinished at the last poll is pending', async () => {
    const order = await play({ ends: [ended('open')] });
    expect(order.state()).toEqual({ status: 'lines', lines: outcomes('pending', 'pending') });
  });

  it('that the service refuses is unavailable', async () => {
    const order = await play({ replies: [replied('impossible')] });
    expect(order.state()).toEqual({ status: 'unavailable' });
    expect(order.choices.at(-1)).toEqual({ lines: LINES, maySucceed: false });
  });

  it('of an order that is cancelled already is complete', async () => {
    const order = await play({ replies: [replied('already')] });
    expect(order.state()).toEqual({ status: 'complete' });
  });

  it('is found in the order if its completed job has only a result for the whole order', async () => {
    const job = { ...JOB, isDone: true, result: 'cancelled' as const };
    const order = await play({
      replies: [accepted(0, job)],
      ends: [done()],
      reloads: ['none', outcomes('cancelled', 'cancelled')],
    });
    expect(order.followed[0]?.job).toEqual({ ...JOB, isDone: true });
    expect(order.state()).toEqual({ status: 'lines', lines: outcomes('cancelled', 'cancelled') });
  });

  it('is reported once, and the next one can follow', async () => {
    const order = await play({
      replies: [lost(), accepted()],
      reloads: ['none', outcomes('cancelled', 'cancelled'), 'none'],
      ends: [done([{ orderLineKey: 'C', quantity: 1, result: 'cancelled' }])],
    });
    const leave = order.cancellation.open();
    expect(order.cancellation.close()).toBeUndefined();
    leave();
    expect(order.cancellation.close()).toEqual(outcomes('cancelled', 'cancelled'));
    expect([order.cancellation.close(), order.state()]).toEqual([undefined, { status: 'idle' }]);
    await order.start({}, OTHER);
    await order.settle(20_000);
    expect(order.sent.map(({ request }) => request.intent)).toEqual(['1', '2']);
    expect(order.state()).toEqual({ status: 'lines', lines: [{ ...OTHER[0], result: 'cancelled' }] });
  });

  it('can be followed by one of the whole order, which names no lines', async () => {
    const order = await play({ ends: [done(answered('cancelled', 'cancelled')), done('cancelled')] });
    order.cancellation.close();
    await order.start();
    await order.settle(20_000);
    expect(order.sent[1]?.request).not.toHaveProperty('lines');
    expect(order.sent[1]?.request).not.toHaveProperty('intent');
    expect([order.state(), order.cancellation.isOfItems]).toEqual([{ status: 'complete' }, false]);
  });
});

describe('a job of some items that a reload resumes', () => {
  function createStorage(): SessionStore {
    const stored = new Map<string, unknown>();
    return { find: (name) => stored.get(name), keep: (name, value) => void stored.set(name, value) };
  }

  it('is still of these items: a retry never cancels the whole order', async () => {
    const storage = createStorage();
    const before = create({ storage });
    const never = new Promise<never>(() => undefined);
    await before.start({ calls: { ...before.deps.calls, followJob: () => never } }, LINES);
    const after = create({ storage, ends: [unknown, done(answered('cancelled', 'cancelled'))] });
    await after.enter();
    await after.settle(20_000);
    expect(after.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect(after.choices[0]).toEqual({ lines: LINES, maySucceed: true });
    await after.start();
    await after.settle(20_000);
    expect(after.sent.map(({ request }) => request.lines)).toEqual([LINES]);
  });
});

describe('a job of the whole order with a result for each line', () => {
  it.each<[results: readonly LineResult[], status: string]>([
    [['cancelled', 'cancelled'], 'complete'],
    [['pending', 'pending'], 'pending'],
    [['cancelled', 'pending'], 'lines'],
    [['refused', 'refused'], 'lines'],
  ])('of %j is %s', async (results, status) => {
    const order = create({ ends: [done(answered(...results))] });
    await order.start();
    await order.settle(20_000);
    expect(order.state().status).toBe(status);
  });
});
