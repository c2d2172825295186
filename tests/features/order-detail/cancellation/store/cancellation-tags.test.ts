import { describe, expect, it, vi } from 'vitest';
import type { Visibility } from '../../../../../src/platform/platform.js';
import type { CancelDeps } from '../../../../../src/features/order-detail/cancellation/store/cancellation.js';
import {
  accepted,
  createCancellationUnderTest as create,
  done,
  lost,
  VISIBLE_PAGE,
  type CancelScript,
} from '../../../../support/cancellation-under-test.js';
import { openSecrets, sealContact } from '../../../../support/secrets.js';

const HIDDEN: Visibility = { ...VISIBLE_PAGE, isVisible: () => false };

/** Cancels from a tag that shows the order. `leave` removes the tag. */
async function startFromTag(script: CancelScript) {
  const order = create(script);
  const leave = order.cancellation.enter(order.deps, VISIBLE_PAGE);
  order.cancellation.start(order.deps);
  await order.settle();
  return { ...order, leave };
}

/** The dependencies of another tag, which record their use. */
function createOther(deps: CancelDeps) {
  const getCancelJob = vi.fn<CancelDeps['calls']['getCancelJob']>(() => Promise.resolve({ kind: 'missing' }));
  const reload = vi.fn<CancelDeps['reload']>(() => Promise.resolve('pending'));
  const onSettled = vi.fn<CancelDeps['onSettled']>();
  const other = {
    calls: { ...deps.calls, getCancelJob },
    proof: sealContact({ email: 'other@example.com' }),
    reload,
    onSettled,
  };
  return { other, getCancelJob, reload, onSettled };
}

describe('the job of a cancellation', () => {
  it('is polled while a tag shows the order on a visible page', async () => {
    const order = await startFromTag({ ends: [done('cancelled', 60_000)] });
    const isOpen = () => order.followed[0]?.gate.isOpen();
    expect(isOpen()).toBe(true);
    order.leave();
    expect(isOpen()).toBe(false);
    const leaveHidden = await order.enter({}, HIDDEN);
    expect(isOpen()).toBe(false);
    leaveHidden();
    await order.enter();
    expect(isOpen()).toBe(true);
  });

  it('is polled by the tag that requested it, even if others show the order', async () => {
    const order = await startFromTag({ ends: [done('cancelled', 60_000)] });
    const { other, getCancelJob } = createOther(order.deps);
    await order.enter(other);
    await order.followed[0]?.getJob('job-1');
    expect([order.questions.length, getCancelJob.mock.calls.length]).toEqual([1, 0]);
  });

  it('is polled by another one after that is removed, with its own proof', async () => {
    const order = await startFromTag({ ends: [done('cancelled', 60_000)] });
    const { other, getCancelJob } = createOther(order.deps);
    await order.enter(other);
    order.leave();
    await order.followed[0]?.getJob('job-1');
    expect(order.questions).toEqual([]);
    expect(getCancelJob.mock.calls.map(([question]) => openSecrets(question))).toEqual([
      { jobId: 'job-1', proof: { email: 'other@example.com' } },
    ]);
  });
});

describe('a removed tag that requested a cancellation', () => {
  it('leaves reading the order to another one', async () => {
    const order = await startFromTag({ replies: [lost({}, 1_000)] });
    const { other, reload } = createOther(order.deps);
    await order.enter(other);
    order.leave();
    await order.settle(1_000);
    expect([order.looks, reload.mock.calls.length, order.state()]).toEqual([[], 1, { status: 'pending' }]);
  });

  it('leaves the result to another one, which reports it once', async () => {
    const order = await startFromTag({ replies: [accepted(1_000)] });
    const { other, onSettled } = createOther(order.deps);
    await order.enter(other);
    order.leave();
    await order.settle(1_000);
    expect([order.reportedStates, onSettled.mock.calls]).toEqual([[], [[{ status: 'complete' }]]]);
  });

  it('that was alone leaves the result to the next one that shows the order, and to no other', async () => {
    const order = await startFromTag({ replies: [accepted(1_000)] });
    order.leave();
    await order.settle(1_000);
    expect([order.reportedStates, order.state()]).toEqual([[], { status: 'complete' }]);
    const [first, second] = [createOther(order.deps), createOther(order.deps)];
    await order.enter(first.other);
    await order.enter(second.other);
    expect(first.onSettled.mock.calls).toEqual([[{ status: 'complete' }]]);
    expect(second.onSettled).not.toHaveBeenCalled();
  });

  it('that is alone still reads the order, because no other tag can', async () => {
    const order = await startFromTag({ replies: [lost({}, 1_000)], reloads: ['cancelled'] });
    order.leave();
    await order.settle(1_000);
    expect([order.looks.length, order.state()]).toEqual([1, { status: 'complete' }]);
  });
});

describe('a reported result', () => {
  it('is not reported again to a tag that is added later', async () => {
    const order = await startFromTag({});
    const { other, onSettled } = createOther(order.deps);
    await order.enter(other);
    expect([order.reportedStates.length, onSettled.mock.calls]).toEqual([1, []]);
  });
});
