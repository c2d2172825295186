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
  way: 'returnToStore',
  lines: [{ gtin: '2', quantity: 2, reasonCode: '1', reasonText: "Doesn't Fit" }],
};
const OPEN = { orderNumber: CAPTURE.orderNumber, action: 'return', jobId: 'job-1', startedAt: NOON } as const;
const NO_JOB = { code: 'service-get-return-job-failure', retryable: true, call: 'get-return-job' };

describe('a return', () => {
  it('is asked for once and told once, however often it is submitted', async () => {
    const order = create({ ends: [made(2_000)] });
    await order.enter();
    const submit = (capture: typeof CAPTURE) => order.submission.submit(order.deps, capture);
    submit(CAPTURE);
    for (let press = 0; press < 5; press += 1) submit(OTHER);
    await order.settle(2_000);
    await order.submit(OTHER);
    expect(order.sent).toEqual([{ capture: CAPTURE, proof: undefined }]);
    expect([order.state(), order.told, order.openJobs.store.getState()]).toEqual([DONE, [DONE], []]);
  });

  it('can be followed by another once the shopper has left', async () => {
    const order = create();
    const leave = await order.enter();
    await order.submit();
    leave();
    expect(order.state()).toEqual({ status: 'idle' });
    await order.submit(OTHER);
    expect(order.sent.map(({ capture }) => capture)).toEqual([CAPTURE, OTHER]);
  });

  it('stays on show for a second tag when the first is gone', async () => {
    const order = create();
    const leave = await order.enter();
    order.submission.enter({ ...order.deps }, { isVisible: () => true, onChange: () => () => undefined });
    await order.submit();
    leave();
    expect(order.state()).toEqual(DONE);
  });

  it('whose job failed is asked for again unchanged, without a look', async () => {
    const order = create({ ends: [ended('failed'), made()] });
    await order.submit();
    expect([order.state(), order.submission.failures]).toEqual([{ status: 'failed', failure: NO_JOB }, 1]);
    await order.retry();
    expect(order.sent.map(({ capture }) => capture)).toEqual([CAPTURE, CAPTURE]);
    expect([order.state(), order.looks]).toEqual([DONE, []]);
  });

  it('counts how often it failed, until the shopper has read it', async () => {
    const order = create({ replies: [failed()] });
    await order.submit();
    await order.retry();
    await order.retry();
    expect(order.submission.failures).toBe(3);
    order.submission.dismiss();
    expect([order.state(), order.submission.failures]).toEqual([{ status: 'idle' }, 0]);
  });

  it('that there is no order for cannot be tried in vain', async () => {
    const order = create({ replies: [{ outcome: { kind: 'missing' } }] });
    await order.submit();
    expect(order.state()).toMatchObject({ status: 'failed', failure: { retryable: false, status: 404 } });
  });

  it.each([409, 422])('that is refused with %i is looked for: somebody may have been quicker', async (status) => {
    const order = create({ replies: [failed({ status, retryable: false })], sights: [MADE] });
    await order.submit();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('is named by the first answer where the last does not', async () => {
    const order = create();
    await order.submit();
    const job = { ...RETURN_JOB, isDone: true };
    delete (job as { result?: unknown }).result;
    const deps = { ...order.deps, calls: { ...order.deps.calls, getReturnJob: () => found(job) } };
    const ask = order.submission['ask'](deps, 'job-1', new AbortController().signal);
    expect(await ask).toMatchObject({ value: { result: MADE } });
  });
});

const found = <Value>(value: Value) => Promise.resolve({ kind: 'found' as const, value });

describe('an answer that was lost', () => {
  it('is made up for by the order, which is asked for the lines and for what is new', async () => {
    const order = create({ replies: [lost], sights: ['none', MADE] });
    await order.submit();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
    expect(order.looks).toEqual(Array(2).fill({ lines: CAPTURE.lines, before: ['R1'] }));
  });

  it('is said to be lost where the order shows nothing, and another try looks before it sends the same', async () => {
    const order = create({ replies: [lost, accepted()] });
    await order.submit();
    expect(order.state()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect(order.looks.length).toBe(3);
    order.learn(['R1', 'R2']);
    await order.retry();
    expect([order.looks.length, order.looks[3]]).toEqual([4, { lines: CAPTURE.lines, before: ['R1'] }]);
    expect([order.state(), order.sent.map(({ capture }) => capture)]).toEqual([DONE, [CAPTURE, CAPTURE]]);
  });

  it('sends nothing as long as the order cannot be read', async () => {
    const order = create({ replies: [lost, accepted()], sights: [undefined] });
    await order.submit();
    await order.retry();
    expect([order.state().status, order.sent.length]).toEqual(['failed', 1]);
  });

  it('is looked for before something else goes out that the shopper chose since', async () => {
    const order = create({ replies: [lost, accepted()], sights: ['none', 'none', 'none', MADE] });
    await order.submit();
    order.submission.dismiss();
    await order.submit(OTHER);
    const earlier = { ...DONE, isEarlier: true };
    expect([order.state(), order.sent.length, order.looks.at(-1)?.lines]).toEqual([earlier, 1, CAPTURE.lines]);
    // An exchange that belongs to what was chosen since is none of the return that was made.
    expect(order.taken).toEqual([CAPTURE.way]);
  });

  it('is made up for without a word where the same is asked for again', async () => {
    const order = create({ replies: [lost], sights: ['none', 'none', 'none', MADE] });
    await order.submit();
    order.submission.dismiss();
    await order.submit();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('lets something else go out once it is known that nothing was made', async () => {
    const order = create({ replies: [lost, accepted()] });
    await order.submit();
    order.submission.dismiss();
    await order.submit(OTHER);
    expect(order.sent.map(({ capture }) => capture)).toEqual([CAPTURE, OTHER]);
    expect(order.taken).toEqual([CAPTURE.way, OTHER.way]);
  });
});

describe('a job that goes on after the last question', () => {
  it('is said to, and asked after again: nothing is sent a second time', async () => {
    const order = create({ ends: [ended('open'), made()] });
    await order.submit();
    expect(order.state()).toEqual({ status: 'failed', failure: { ...NO_JOB, isUncertain: true } });
    expect([order.openJobs.store.getState()]).toEqual([[OPEN]]);
    await order.retry();
    expect([order.state(), order.sent.length]).toEqual([DONE, 1]);
  });

  it('is over where the order says so', async () => {
    const order = create({ ends: [ended('open')], sights: [MADE] });
    await order.submit();
    expect(order.state()).toEqual(DONE);
  });
});

describe('a job of an earlier page load', () => {
  const reload = (setting: Parameters<typeof create>[0] = {}) =>
    create({ storage: createFakeStorage({ jobs: [OPEN] }), ...setting });

  it('is taken up by whoever shows the order, and nothing is sent', async () => {
    const clock = createFakeClock();
    const storage = createFakeStorage();
    await create({ clock, storage, ends: [made(60_000)] }).submit();
    const order = create({ clock, storage });
    await order.enter();
    expect([order.state(), order.sent, order.told]).toEqual([DONE, [], [DONE]]);
  });

  it('that failed leaves the shopper to submit anew', async () => {
    const order = reload({ ends: [ended('failed')] });
    await order.enter();
    expect(order.state().status).toBe('failed');
    await order.retry();
    expect([order.state(), order.sent]).toEqual([{ status: 'idle' }, []]);
  });

  it('that nobody knows is looked for: any return that is new is its', async () => {
    const order = reload({ ends: [{ outcome: { kind: 'missing' } }], sights: ['none', MADE] });
    await order.enter();
    await order.settle(10_000);
    expect([order.state(), order.looks[0]]).toEqual([DONE, { lines: [], before: ['R1'] }]);
  });

  it('is none that cancels the order', async () => {
    const order = create({ storage: createFakeStorage({ jobs: [{ ...OPEN, action: 'cancel' }] }) });
    await order.enter();
    expect(order.state()).toEqual({ status: 'idle' });
  });
});

describe('two tabs', () => {
  it('that submit at once make one return: the second looks first', async () => {
    const order = create({
      locks: { hold: (_name, _signal, callback) => callback(true) },
      sights: [MADE],
    });
    await order.submit();
    expect([order.state(), order.sent, order.looks]).toEqual([DONE, [], [{ lines: CAPTURE.lines, before: ['R1'] }]]);
  });

  it('hold the lock of returns, not that of cancelling', async () => {
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

describe('the shopper is told of a return', () => {
  it('by the page that had it made, for as long as it knows how it goes back', async () => {
    const order = create();
    await order.enter();
    await order.submit();
    expect([order.submission.isOurs, order.submission.way]).toEqual([true, 'upsDropoff']);
  });

  it('by the page whose answer was lost, once its order shows the return', async () => {
    const order = create({ replies: [lost], sights: [MADE] });
    await order.submit();
    expect([order.state(), order.submission.isOurs]).toEqual([DONE, true]);
  });

  it('by the page that asks after the job of an earlier page load, which knows no way', async () => {
    const storage = createFakeStorage();
    const clock = createFakeClock();
    const before = create({ storage, clock, ends: [made(60_000)] });
    await before.submit();
    const after = create({ storage, clock });
    await after.enter();
    after.submission.start(after.deps);
    await after.settle(10_000);
    expect([after.submission.way, after.sent]).toEqual([undefined, []]);
  });

  it('not by the page that was refused, or had to wait, because another tab was quicker', async () => {
    const refused = create({ replies: [failed({ retryable: false, status: 422 })], sights: [MADE] });
    await refused.submit();
    expect([refused.state(), refused.submission.isOurs]).toEqual([DONE, false]);
    const late = create({ locks: { hold: (_name, _signal, callback) => callback(true) }, sights: [MADE] });
    await late.submit();
    expect([late.state(), late.sent, late.submission.isOurs]).toEqual([DONE, [], false]);
  });
});
