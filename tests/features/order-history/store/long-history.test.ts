import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../src/http/model/failure.js';
import type { PageStub } from '../../../../src/features/order-history/store/order-history.js';
import { createLongHistory } from '../../../../src/features/order-history/store/long-history.js';
import { broken, BROKEN, createHistoryUnderTest, page } from '../../../support/history-under-test.js';
import type { ScriptedOutcome } from '../../../support/scripted-calls.js';
import type { OrderPage } from '../../../../src/orders/model/order-page.js';

/** How long a page must be visible before it is requested. */
const REST = 100;

function toStub(text: string, count = 2): PageStub {
  return { text, count, height: 500 };
}

/** A history of four pages, and two tags that show it. */
async function create() {
  const known = createHistoryUnderTest(page('AB', 'n2'), page('CD', 'n3'), page('EF', 'n4'), page('GH', 'n5'));
  await known.read();
  for (let presses = 0; presses < 3; presses += 1) await known.readMore();
  const long = createLongHistory(known.history);
  const failures: Failure[] = [];
  const reading = {
    clock: known.clock,
    listOrders: known.listOrders,
    onFailure: (failure: Failure) => failures.push(failure),
  };
  const [one, other] = [{}, {}];
  known.requested.length = 0;
  /** The pages in short; a stub is its text in brackets, with a mark if loading it failed. */
  const show = (): string => {
    const state = known.state();
    if (state.status !== 'ready') return state.status;
    const toShort = (stub: PageStub) => `(${stub.text}${stub.failure ? '!' : ''})`;
    return state.pages
      .map(({ orders, stub }) => (stub ? toShort(stub) : orders.map(({ orderNumber }) => orderNumber).join('')))
      .join(' ');
  };
  return {
    ...{ ...known, long, failures, one, other, show },
    fold: (...pageIndexes: number[]) =>
      long.fold(new Map(pageIndexes.map((pageIndex) => [pageIndex, toStub(`p${pageIndex}`)]))),
    request: (pageIndexes: readonly number[], viewer: object = one, count = Infinity) =>
      long.request(viewer, { pageIndexes, count }, reading),
    script: (...outcomes: readonly ScriptedOutcome<OrderPage>[]) => known.script.set(...outcomes),
    anchors: () => known.requested.map(({ request }) => request.anchor ?? 'first'),
  };
}

describe('a folded page of a long history', () => {
  it('drops its orders and keeps its text, count and height', async () => {
    const { fold, show, state } = await create();
    fold(1);
    expect(show()).toBe('AB (p1) EF GH');
    expect(state()).toMatchObject({ pages: [{}, { orders: [], next: 'n3', stub: toStub('p1') }, {}, {}] });
  });

  it('keeps its orders while another tag shows it', async () => {
    const { fold, request, one, other, show } = await create();
    request([0, 1], one);
    request([2], other);
    fold(0, 1, 2, 3);
    expect(show()).toBe('AB CD EF (p3)');
  });

  it('keeps its orders while a tag has not measured it yet', async () => {
    const { fold, request, one, other, show } = await create();
    request([0], one);
    request([0], other, 3);
    fold(1, 2, 3);
    expect(show()).toBe('AB (p1) (p2) GH');
    request([0], other, 4);
    fold(3);
    expect(show()).toBe('AB (p1) (p2) (p3)');
  });

  it('notifies no listener if nothing changes', async () => {
    const { fold, request, states } = await create();
    request([1]);
    const before = states.length;
    fold(1);
    expect(states).toHaveLength(before);
  });

  it('is loaded with the anchor of the page before it, after it was visible for a moment', async () => {
    const { fold, request, script, anchors, clock, show } = await create();
    fold(1, 2);
    script(page('CD', 'other'));
    request([1]);
    await clock.pass(REST - 1);
    expect(anchors()).toEqual([]);
    await clock.pass(1);
    expect(anchors()).toEqual(['n2']);
    expect(show()).toBe('AB CD (p2) GH');
    script(page('EF', 'n4'));
    request([1, 2]);
    await clock.pass(REST);
    expect(anchors()).toEqual(['n2', 'n3']);
    expect(show()).toBe('AB CD EF GH');
  });

  it('is requested once if two tags show it', async () => {
    const { fold, request, one, other, script, anchors, clock } = await create();
    fold(1);
    script(page('CD', 'n3', 500));
    request([1], one);
    request([1], other);
    request([1], one);
    await clock.pass(REST + 500);
    expect(anchors()).toEqual(['n2']);
  });

  it('is not requested, or is aborted, once no tag shows it', async () => {
    const { fold, request, long, one, script, requested, clock, show } = await create();
    fold(1);
    request([1]);
    request([3]);
    await clock.pass(REST);
    expect(requested).toHaveLength(0);
    script(page('CD', 'n3', 500));
    request([1]);
    await clock.pass(REST + 100);
    long.leave(one);
    expect(requested[0]?.signal.aborted).toBe(true);
    await clock.pass(1_000);
    expect([show(), clock.countTimers()]).toEqual(['AB (p1) EF GH', 0]);
  });
});

describe('the newest page of a long history', () => {
  it('is reloaded alone if it contains the same orders', async () => {
    const { fold, request, script, clock, show, anchors } = await create();
    fold(0, 1);
    script(page('AB', 'n2'));
    request([0]);
    await clock.pass(REST);
    expect([show(), anchors()]).toEqual(['AB (p1) EF GH', ['first']]);
  });

  it('restarts the list if there is a newer order', async () => {
    const { fold, request, script, clock, show } = await create();
    fold(0, 1);
    script(page('NA', 'm2'));
    request([0]);
    await clock.pass(REST);
    expect(show()).toBe('NA');
  });
});

describe('a folded page that cannot be loaded', () => {
  it.each([0, 1])('keeps its stub and reports why until it is retried: page %i', async (pageIndex) => {
    const { fold, request, long, script, clock, show, failures, requested } = await create();
    fold(pageIndex);
    script(broken());
    request([pageIndex]);
    await clock.pass(REST);
    expect(show()).toContain(`(p${pageIndex}!)`);
    expect(failures).toEqual([BROKEN]);
    request([pageIndex]);
    await clock.pass(REST);
    expect(requested).toHaveLength(1);
    script(pageIndex === 0 ? page('AB', 'n2') : page('CD', 'n3'));
    long.clearFailure(pageIndex);
    expect(show()).toContain(`(p${pageIndex})`);
    request([pageIndex]);
    await clock.pass(REST);
    expect(show()).toBe('AB CD EF GH');
  });

  it('may be requested again after the first page was read again, and not before', async () => {
    const { fold, request, read, script, clock, show, requested } = await create();
    fold(1, 2);
    script(broken());
    request([1]);
    await clock.pass(REST);
    script(page('EF', 'n4'));
    request([1, 2]);
    await clock.pass(REST);
    expect(show()).toBe('AB (p1!) EF GH');
    script(page('AB', 'n2'));
    await read('reload');
    expect([show(), requested.length]).toEqual(['AB (p1) EF GH', 3]);
  });
});

describe('a wipe', () => {
  it('aborts pending requests and reads', async () => {
    const { fold, request, long, history, script, clock, requested, show } = await create();
    fold(1);
    script(page('CD', 'n3', 500));
    request([1]);
    await clock.pass(REST);
    history.wipe();
    long.wipe();
    expect(requested[0]?.signal.aborted).toBe(true);
    await clock.pass(1_000);
    expect([show(), clock.countTimers()]).toEqual(['idle', 0]);
  });
});
