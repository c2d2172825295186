import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCancelMarks, getOpenJobs } from '../../../../src/orders/stored-orders.js';
import { createWireGroup } from '../../../orders/api/wire-samples.js';
import {
  accepted,
  cancellable,
  cancelled,
  createCancelUnderTest as create,
  impossible,
  listNamed,
  pending,
  stubTab,
} from '../../../support/cancel-under-test.js';
import { forgetPage } from '../../../support/forget-page.js';
import { found, GUESTS, listErrors, WITH_NUMBER } from '../../../support/order-under-test.js';
import type { ElementContextOptions } from '../../../support/element-test-context.js';
import { answer, networkError, slow, type Reply, type SentRequest } from '../../../support/scripted-fetch.js';

const NUMBER = { orderNumber: 'A1000' };
const CANCEL = '/order_mgmt/ordermods/v1/A1000/cancelOrder';
const toPaths = (requests: readonly SentRequest[]) => requests.map(({ url }) => new URL(url).pathname);

beforeEach(() => {
  forgetPage();
  stubTab();
});
afterEach(() => vi.unstubAllGlobals());

describe('a lost answer', () => {
  const showing = (changes: Parameters<typeof createWireGroup>[0]): Reply =>
    found({ group: [createWireGroup(changes)] });

  it.each<[what: string, order: Reply, status: string]>([
    ['cancelled', showing({ isRecentlyCancelled: true }), 'complete'],
    ['pending', showing({ isPendingCancellation: true }), 'pending'],
    ['pending, in another field', found({ pendingModification: { type: 'CANCEL' } }), 'pending'],
  ])('is recovered from the order, which shows that it is %s', async (_what, order, status) => {
    const tag = await create(GUESTS, cancellable(), networkError, order);
    await tag.cancel();
    expect([tag.cancelState(), tag.posts().length]).toEqual([{ status }, 1]);
    expect(toPaths(tag.reads())).toEqual(['/summary/v1/A1000', CANCEL, '/summary/v1/A1000']);
  });

  it('is retried after the order was read and shows no cancellation', async () => {
    const tag = await create(GUESTS, cancellable(), networkError, cancellable());
    await tag.cancel();
    expect(tag.cancelState()).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    tag.script(cancellable(), accepted, cancelled);
    await tag.cancel();
    expect([tag.cancelState(), tag.posts().length]).toEqual([{ status: 'complete' }, 2]);
  });

  it('is not retried while the order cannot be read, even if an older one is visible', async () => {
    const tag = await create(GUESTS, cancellable(), networkError, cancellable());
    await tag.cancel();
    tag.script(networkError);
    await tag.cancel(60_000);
    expect(tag.state().status).toBe('ready');
    expect([tag.cancelState().status, tag.posts().length]).toEqual(['failed', 1]);
  });
});

describe('a dismissed cancellation', () => {
  it.each<[end: Reply, result: string]>([
    [cancelled, 'cancelled'],
    [pending, 'pending'],
  ])('is recorded with its order once, and the order is read again once', async (end, result) => {
    const tag = await create(GUESTS, cancellable(), accepted, end, found());
    await tag.cancel();
    const marks = getCancelMarks(tag.context);
    expect(marks.store.getState()).toEqual([]);
    const before = tag.reads().length;
    const at = tag.platform.now();
    tag.controller.close(tag.value);
    tag.controller.close(tag.value);
    await tag.settle(60_000);
    tag.controller.close(tag.value);
    await tag.settle();
    expect(marks.store.getState()).toEqual([{ ...NUMBER, result, at }]);
    expect(toPaths(tag.reads().slice(before))).toEqual(['/summary/v1/A1000']);
  });

  it.each<[what: string, reply: Reply, rereads: number]>([
    ['failed', answer(500), 0],
    ['is impossible, after which the order is read again', impossible, 1],
  ])('that %s is not recorded', async (_what, reply, rereads) => {
    const tag = await create(GUESTS, cancellable(), reply, cancellable());
    await tag.cancel();
    const before = tag.reads().length;
    tag.controller.close(tag.value);
    await tag.settle(60_000);
    expect([getCancelMarks(tag.context).store.getState(), tag.reads().length - before]).toEqual([[], rereads]);
  });

  it('is announced once, with its date', async () => {
    const tag = await create(GUESTS, cancellable(), accepted, cancelled, found());
    await tag.cancel();
    const before = tag.platform.announcements.length;
    tag.controller.close(tag.value);
    tag.controller.close(tag.value);
    expect(tag.platform.announcements.slice(before)).toHaveLength(1);
  });

  it('in another tag is not recorded while its dialog is open', async () => {
    const tag = await create(GUESTS, cancellable(), accepted, cancelled, found());
    const closeDialog = tag.cancellation.open();
    await tag.cancel();
    tag.controller.close(tag.value);
    expect(getCancelMarks(tag.context).store.getState()).toEqual([]);
    closeDialog();
    tag.controller.close(tag.value);
    expect(getCancelMarks(tag.context).store.getState()).toHaveLength(1);
  });
});

describe('a reloaded page', () => {
  /** Another page load in the same tab, which finds what the last one has stored. */
  const reload = (setting: ElementContextOptions, ...replies: Reply[]) => {
    forgetPage();
    return create(setting, cancellable(), ...replies);
  };

  it('continues the job of the last page load', async () => {
    const tag = await create(GUESTS, cancellable(), accepted, slow(5_000, cancelled));
    await tag.cancel(1_000);
    const next = await reload(GUESTS, cancelled);
    await next.settle(10_000);
    expect([next.cancelState(), next.posts()]).toEqual([{ status: 'complete' }, []]);
    expect(listNamed(next.events, 'orders-order-cancelled')).toHaveLength(1);
    expect(getOpenJobs(next.context).store.getState()).toEqual([]);
  });

  it('knows what was cancelled', async () => {
    const tag = await create(GUESTS, cancellable(), accepted, cancelled, found());
    await tag.cancel();
    tag.controller.close(tag.value);
    const next = await reload(GUESTS);
    await next.settle(10_000);
    expect(getCancelMarks(next.context).store.getState()).toMatchObject([{ ...NUMBER, result: 'cancelled' }]);
  });

  it('finds neither on a kiosk', async () => {
    const kiosk: ElementContextOptions = { ...GUESTS, attributes: { ...WITH_NUMBER, kiosk: '' } };
    const tag = await create(kiosk, cancellable(), accepted, cancelled, found());
    await tag.cancel();
    tag.controller.close(tag.value);
    expect(getCancelMarks(tag.context).store.getState()).toHaveLength(1);
    const next = await reload(kiosk);
    await next.settle(10_000);
    expect(getCancelMarks(next.context).store.getState()).toEqual([]);
  });
});

describe('a session that ends during a cancellation', () => {
  it('ends the cancellation without further requests or reports', async () => {
    const tag = await create(GUESTS, cancellable(), accepted, answer(200, { jobId: 'job-1', status: 'PENDING' }));
    await tag.cancel(1_000);
    const jobs = getOpenJobs(tag.context).store;
    expect(jobs.getState()).toMatchObject([{ ...NUMBER, jobId: 'job-1' }]);
    const before = tag.reads().length;
    tag.context.endSession('requested');
    await tag.settle(60_000);
    expect(tag.reads()).toHaveLength(before);
    expect(listNamed(tag.events, 'orders-order-cancelled', 'orders-track')).toEqual([]);
    expect(listErrors(tag)).toEqual([]);
    expect([jobs.getState(), tag.cancellation.store.getState()]).toEqual([[], { status: 'idle' }]);
  });
});
