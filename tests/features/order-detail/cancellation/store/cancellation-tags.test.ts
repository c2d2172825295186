import { describe, expect, it, vi } from 'vitest';
import type { Visibility } from '../../../../../src/platform/platform.js';
import type { CancelDeps } from '../../../../../src/features/order-detail/cancellation/store/cancellation.js';
import {
  accepted,
  createCancellationUnderTest as create,
  done,
  lost,
  SEEN,
  type CancelScript,
} from '../../../../support/cancellation-under-test.js';
import { openSecrets, sealContact } from '../../../../support/secrets.js';

const HIDDEN: Visibility = { ...SEEN, isVisible: () => false };

/** Asks to cancel from a tag that shows the order. `leave` takes the tag away. */
async function startFromTag(script: CancelScript) {
  const order = create(script);
  const leave = order.cancellation.enter(order.deps, SEEN);
  order.cancellation.start(order.deps);
  await order.settle();
  return { ...order, leave };
}

/** What another tag lends, which notes what is asked of it. */
function createOther(deps: CancelDeps) {
  const getCancelJob = vi.fn<CancelDeps['calls']['getCancelJob']>(() => Promise.resolve({ kind: 'missing' }));
  const look = vi.fn<CancelDeps['look']>(() => Promise.resolve('pending'));
  const onSettled = vi.fn<CancelDeps['onSettled']>();
  const other = {
    calls: { ...deps.calls, getCancelJob },
    proof: sealContact({ email: 'other@example.com' }),
    look,
    onSettled,
  };
  return { other, getCancelJob, look, onSettled };
}

describe('the job of a cancellation', () => {
  it('is asked after while a tag shows the order on a page that is seen', async () => {
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

  it('is asked after by the tag that asked for it, though others show the order', async () => {
    const order = await startFromTag({ ends: [done('cancelled', 60_000)] });
    const { other, getCancelJob } = createOther(order.deps);
    await order.enter(other);
    await order.followed[0]?.ask('job-1');
    expect([order.questions.length, getCancelJob.mock.calls.length]).toEqual([1, 0]);
  });

  it('is asked after by another one once that is gone, with its own proof', async () => {
    const order = await startFromTag({ ends: [done('cancelled', 60_000)] });
    const { other, getCancelJob } = createOther(order.deps);
    await order.enter(other);
    order.leave();
    await order.followed[0]?.ask('job-1');
    expect(order.questions).toEqual([]);
    expect(getCancelJob.mock.calls.map(([question]) => openSecrets(question))).toEqual([
      { jobId: 'job-1', proof: { email: 'other@example.com' } },
    ]);
  });
});

describe('a tag that asked to cancel and is gone', () => {
  it('leaves the look at the order to another one', async () => {
    const order = await startFromTag({ replies: [lost({}, 1_000)] });
    const { other, look } = createOther(order.deps);
    await order.enter(other);
    order.leave();
    await order.settle(1_000);
    expect([order.looks, look.mock.calls.length, order.state()]).toEqual([[], 1, { status: 'pending' }]);
  });

  it('leaves the end to another one, which is told once', async () => {
    const order = await startFromTag({ replies: [accepted(1_000)] });
    const { other, onSettled } = createOther(order.deps);
    await order.enter(other);
    order.leave();
    await order.settle(1_000);
    expect([order.told, onSettled.mock.calls]).toEqual([[], [[{ status: 'complete' }]]]);
  });

  it('alone leaves the end to the next one that shows the order, and to no other', async () => {
    const order = await startFromTag({ replies: [accepted(1_000)] });
    order.leave();
    await order.settle(1_000);
    expect([order.told, order.state()]).toEqual([[], { status: 'complete' }]);
    const [first, second] = [createOther(order.deps), createOther(order.deps)];
    await order.enter(first.other);
    await order.enter(second.other);
    expect(first.onSettled.mock.calls).toEqual([[{ status: 'complete' }]]);
    expect(second.onSettled).not.toHaveBeenCalled();
  });

  it('alone is still asked, for nobody else could', async () => {
    const order = await startFromTag({ replies: [lost({}, 1_000)], sights: ['cancelled'] });
    order.leave();
    await order.settle(1_000);
    expect([order.looks.length, order.state()]).toEqual([1, { status: 'complete' }]);
  });
});

describe('an end that was told', () => {
  it('is not told again to a tag that comes later', async () => {
    const order = await startFromTag({});
    const { other, onSettled } = createOther(order.deps);
    await order.enter(other);
    expect([order.told.length, onSettled.mock.calls]).toEqual([1, []]);
  });
});
