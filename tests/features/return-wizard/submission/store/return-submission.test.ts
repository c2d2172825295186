import { describe, expect, it } from 'vitest';
import { CAPTURE } from '../../../../support/return-calls-under-test.js';
import { createFakeClock, NOON } from '../../../../support/fake-clock.js';
import { createFakeStorage } from '../../../../support/fake-storage.js';
import {
  accepted,
  createSubmissionUnderTest as create,
  DONE,
  ended,
  failed,
  lost,
  made,
  MADE,
  RETURN_JOB,
} from '../../../../support/submission-under-test.js';

const OTHER = {
  ...CAPTURE,
  methodName: 'returnToStore',
  lines: [{ gtin: '2', quantity: 2, reasonCode: '1', reasonText: "Doesn't Fit" }],
};
const OPEN = { orderNumber: CAPTURE.orderNumber, action: 'return', jobId: 'job-1', startedAt: NOON } as const;
const NO_JOB = { code: 'service-get-return-job-failure', retryable: true, call: 'get-return-job' };

describe('a return', () => {
  it('is requested once and reported once, however often it is submitted', async () => {
    const order = create({ ends: [made(2_000)] });
    await order.enter();
    const submit = (capture: typeof CAPTURE) => order.submission.submit(order.deps, capture);
    submit(CAPTURE);
    for (let press = 0; press < 5; press += 1) submit(OTHER);
    await order.settle(2_000);
    await order.submit(OTHER);
    expect(order.sent).toEqual([{ capture: CAPTURE, proof: undefined }]);
    expect([order.state(), order.states, order.openJobs.store.getState()]).toEqual([DONE, [DONE], []]);
  });

  it('can be followed by another once the shopper has left the result', async () => {
    const order = create();
    const leave = await order.enter();
    await order.submit();
    leave();
    expect(order.state()).toEqual({ status: 'idle' });
    await order.submit(OTHER);
    expect(order.sent.map(({ capture }) => capture)).toEqual([CAPTURE, OTHER]);
  });

  it('stays visible for a second tag after the first was removed', async () => {
    const order = create();
    const leave = await order.enter();
    order.submission.enter({ ...order.deps }, { isVisible: () => true, onChange: () => () => undefined });
    await order.submit();
    leave();
    expect(order.state()).toEqual(DONE);
  });

  it('whose job failed is requested again unchanged, without reading the order', async () => {
    const order = create({ ends: [ended('failed'), made()] });
    await order.submit();
    expect([order.state(), order.submission.failures]).toEqual([{ status: 'failed', failure: NO_JOB }, 1]);
    await order.retry();
    expect(order.sent.map(({ capture }) => capture)).toEqual([CAPTURE, CAPTURE]);
    expect([order.state(), order.looks]).toEqual([DONE, []]);
  });

  it('counts its failures until the shopper dismisses them', async () => {
    const order = create({ replies: [failed()] });
    await order.submit();
    await order.retry();
    await order.retry();
    expect(order.submission.failures).toBe(3);
    order.submission.dismiss();
    expect([order.state(), order.submission.failures]).toEqual([{ status: 'idle' }, 0]);
  });

  it('for an unknown order cannot be retried', async () => {
    const order = create({ replies: [{ outcome: { kind: 'missing' } }] });
    await order.submit();
    expect(order.state()).toMatchObject({ status: 'failed', failure: { retryable: false, status: 404 } });
  });

  it.each([409, 422])('that is refused with %i is looked up: another tab may have been quicker', async (status) => {
    const order = create({ replies: [failed({ status, retryable: false })], reloads: [MADE] });
    await order.submit();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('keeps the number of the first answer if the last has none', async () => {
    const order = create();
    await order.submit();
    const job = { ...RETURN_JOB, isDone: true };
    delete (job as { result?: unknown }).result;
    const deps = { ...order.deps, calls: { ...order.deps.calls, getReturnJob: () => found(job) } };
    const answer = order.submission['getJob'](deps, 'job-1', new AbortController().signal);
    expect(await answer).toMatchObject({ value: { result: MADE } });
  });
});

const found = <Value>(value: Value) => Promise.resolve({ kind: 'found' as const, value });

describe('a lost answer', () => {
  it('is recovered from the order, which is searched for the lines among new returns', async () => {
    const order = create({ replies: [lost], reloads: ['none', MADE] });
    await order.submit();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
    expect(order.looks).toEqual(Array(2).fill({ lines: CAPTURE.lines, before: ['R1'] }));
  });

  it('is uncertain if the order shows nothing, and a retry reads the order before it sends the same', async () => {
    const order = create({ replies: [lost, accepted()] });
    await order.submit();
    expect(order.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect(order.looks.length).toBe(3);
    order.addReturns(['R1', 'R2']);
    await order.retry();
    expect([order.looks.length, order.looks[3]]).toEqual([4, { lines: CAPTURE.lines, before: ['R1'] }]);
    expect([order.state(), order.sent.map(({ capture }) => capture)]).toEqual([DONE, [CAPTURE, CAPTURE]]);
  });

  it('prevents another request as long as the order cannot be read', async () => {
    const order = create({ replies: [lost, accepted()], reloads: [undefined] });
    await order.submit();
    await order.retry();
    expect([order.state().status, order.sent.length]).toEqual(['failed', 1]);
  });

  it('is looked up before a changed return is sent', async () => {
    const order = create({ replies: [lost, accepted()], reloads: ['none', 'none', 'none', MADE] });
    await order.submit();
    order.submission.dismiss();
    await order.submit(OTHER);
    const earlier = { ...DONE, isEarlier: true };
    expect([order.state(), order.sent.length, order.looks.at(-1)?.lines]).toEqual([earlier, 1, CAPTURE.lines]);
    // An exchange that belongs to the changed return is not part of the created one.
    expect(order.taken).toEqual([CAPTURE.methodName]);
  });

  it('is recovered without a message if the same return is requested again', async () => {
    const order = create({ replies: [lost], reloads: ['none', 'none', 'none', MADE] });
    await order.submit();
    order.submission.dismiss();
    await order.submit();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('permits another request once the order shows no return', async () => {
    const order = create({ replies: [lost, accepted()] });
    await order.submit();
    order.submission.dismiss();
    await order.submit(OTHER);
    expect(order.sent.map(({ capture }) => capture)).toEqual([CAPTURE, OTHER]);
    expect(order.taken).toEqual([CAPTURE.methodName, OTHER.methodName]);
  });
});

describe('a job that is still pending after the last request', () => {
  it('is reported, and polled again on Retry: nothing is sent twice', async () => {
    const order = create({ ends: [ended('open'), made()] });
    await order.submit();
    const details = { message: 'Server timeout' };
    expect(order.state()).toEqual({ status: 'failed', failure: { ...NO_JOB, isUncertain: true, details } });
    expect([order.openJobs.store.getState()]).toEqual([[OPEN]]);
    await order.retry();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('is over if the order shows the return', async () => {
    const order = create({ ends: [ended('open')], reloads: [MADE] });
    await order.submit();
    expect(order.state()).toEqual(DONE);
  });
});

describe('a job of an earlier page load', () => {
  const reload = (setting: Parameters<typeof create>[0] = {}) =>
    create({ storage: createFakeStorage({ jobs: [OPEN] }), ...setting });

  it('is continued by any tag that shows the order, and nothing is sent', async () => {
    const clock = createFakeClock();
    const storage = createFakeStorage();
    await create({ clock, storage, ends: [made(60_000)] }).submit();
    const order = create({ clock, storage });
    await order.enter();
    expect([order.state(), order.sent, order.states]).toEqual([DONE, [], [DONE]]);
  });

  it('that failed lets the shopper submit again', async () => {
    const order = reload({ ends: [ended('failed')] });
    await order.enter();
    expect(order.state().status).toBe('failed');
    await order.retry();
    expect([order.state(), order.sent]).toEqual([{ status: 'idle' }, []]);
  });

  it('that the service does not know is looked up: any new return counts', async () => {
    const order = reload({ ends: [{ outcome: { kind: 'missing' } }], reloads: ['none', MADE] });
    await order.enter();
    await order.settle(10_000);
    expect([order.state(), order.looks[0]]).toEqual([DONE, { lines: [], before: ['R1'] }]);
  });

  it('is ignored if it cancels the order', async () => {
    const order = create({ storage: createFakeStorage({ jobs: [{ ...OPEN, action: 'cancel' }] }) });
    await order.enter();
    expect(order.state()).toEqual({ status: 'idle' });
  });
});

describe('two tabs', () => {
  it('that submit at once create one return: the second reads the order first', async () => {
    const order = create({
      locks: { hold: (_name, _signal, callback) => callback(true) },
      reloads: [MADE],
    });
    await order.submit();
    expect([order.state(), order.sent, order.looks]).toEqual([DONE, [], [{ lines: CAPTURE.lines, before: ['R1'] }]]);
  });

  it('use the lock of returns, not that of cancellations', async () => {
    const names: string[] = [];
    const order = create({
      locks: {
        hold(name, _signal, callback) {
          names.push(name);
          return callback(false);
        },
      },
    });
    await order.submit();
    expect(names).toEqual(['orders-area return A1000']);
  });
});

describe('the result of a return', () => {
  it('belongs to the page that submitted it, as long as it knows the method', async () => {
    const order = create();
    await order.enter();
    await order.submit();
    expect([order.submission.isOurs, order.submission.methodName]).toEqual([true, 'upsDropoff']);
  });

  it('belongs to the page whose answer was lost, once its order shows the return', async () => {
    const order = create({ replies: [lost], reloads: [MADE] });
    await order.submit();
    expect([order.state(), order.submission.isOurs]).toEqual([DONE, true]);
  });

  it('belongs to the page that polls the job of an earlier page load, without a method', async () => {
    const storage = createFakeStorage();
    const clock = createFakeClock();
    const before = create({ storage, clock, ends: [made(60_000)] });
    await before.submit();
    const after = create({ storage, clock });
    await after.enter();
    after.submission.start(after.deps);
    await after.settle(10_000);
    expect([after.submission.methodName, after.sent]).toEqual([undefined, []]);
  });

  it('does not belong to a page that was refused or had to wait because another tab was quicker', async () => {
    const refused = create({ replies: [failed({ retryable: false, status: 422 })], reloads: [MADE] });
    await refused.submit();
    expect([refused.state(), refused.submission.isOurs]).toEqual([DONE, false]);
    const second = create({ locks: { hold: (_name, _signal, callback) => callback(true) }, reloads: [MADE] });
    await second.submit();
    expect([second.state(), second.sent, second.submission.isOurs]).toEqual([DONE, [], false]);
  });
});
