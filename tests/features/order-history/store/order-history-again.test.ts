import { describe, expect, it } from 'vitest';
import type { HistoryReading } from '../../../../src/features/order-history/store/order-history.js';
import {
  broken,
  BROKEN,
  createHistoryUnderTest as create,
  createPage,
  page,
} from '../../../support/history-under-test.js';

const FIVE_MINUTES = 5 * 60_000;

/** Two pages are visible, the third is offered; the first was read at noon, this long ago. */
async function createRead(ms = 0) {
  const tag = create(page('AB', 'n2'), page('CD', 'n3'));
  await tag.read();
  await tag.readMore();
  await tag.clock.pass(ms);
  return tag;
}

describe('a history that is displayed again', () => {
  it.each([
    ['fresh', 0, false],
    ['almost five minutes old', FIVE_MINUTES - 1, false],
    ['five minutes old', FIVE_MINUTES, true],
    ['dated in the future', -1, true],
  ])('and is %s is read again: %s ms later, %s', async (_what, ms, isRequested) => {
    const { history, clock, listOrders, requested, script } = await createRead();
    script.set(page('AB', 'n2'));
    void history.read({ clock: { ...clock, now: () => clock.now() + ms }, listOrders });
    await clock.pass(0);
    expect(requested.length).toBe(isRequested ? 3 : 2);
  });

  it('is read again on demand, however fresh it is', async () => {
    const { read, requested, script } = await createRead();
    script.set(page('AB', 'n2'));
    await read('reload');
    expect(requested.at(-1)?.request).toEqual({});
    expect(requested).toHaveLength(3);
  });

  it('stays visible meanwhile, without being reported as slow', async () => {
    const { start, clock, script, states } = await createRead(FIVE_MINUTES);
    script.set(page('AB', 'n2', 10_000));
    const before = states.length;
    void start();
    await clock.pass(10_000);
    expect(states.slice(before).map(({ status }) => status)).toEqual(['ready']);
  });

  it('keeps loaded pages if the first page has the same orders, with their current state', async () => {
    const { read, script, show, state } = await createRead(FIVE_MINUTES);
    const delivered = createPage('AB', 'x2').orders.map((order) => ({ ...order, message: 'Delivered' }));
    script.set({ outcome: { kind: 'found', value: { orders: delivered, unreadable: 0, next: 'x2' } } });
    await read();
    expect(show()).toBe('AB CD | offered n3');
    expect(state()).toMatchObject({ pages: [{ orders: [{ message: 'Delivered' }, { message: 'Delivered' }] }, {}] });
  });

  it.each([
    ['a new order at the front', 'ZA'],
    ['the same orders in another sequence', 'BA'],
    ['one order less', 'A'],
    ['one order more', 'ABX'],
    ['none at all', ''],
  ])('restarts with a first page that has %s', async (_what, numbers) => {
    const { read, script, show } = await createRead(FIVE_MINUTES);
    script.set(page(numbers, 'x2'));
    await read();
    expect(show()).toBe(`${numbers} | offered x2`);
  });

  it('continues from the newest anchor if there is only one page', async () => {
    const { read, readMore, script, requested, show } = create(page('AB', 'n2'));
    await read();
    script.set(broken());
    await readMore();
    script.set(page('AB', 'x2'));
    await read('reload');
    expect(show()).toBe('AB | offered x2');
    await readMore();
    expect(requested.at(-1)?.request).toEqual({ anchor: 'x2' });
  });

  it('stays visible if reading fails, and the failure is reported', async () => {
    const { read, script, show } = await createRead(FIVE_MINUTES);
    script.set(broken());
    expect(await read()).toEqual(BROKEN);
    expect(show()).toBe('AB CD | offered n3');
  });

  it('is read on the next display if reading failed', async () => {
    const { read, script, requested } = await createRead(FIVE_MINUTES);
    script.set(broken());
    await read();
    await read();
    expect(requested).toHaveLength(4);
  });
});

describe('a pending next page while the history is read again', () => {
  it('is added to a first page with the same orders', async () => {
    const { start, startMore, read, clock, script, show } = create(page('AB', 'n2'));
    await read();
    script.set(page('CD', 'n3', 1_000), page('AB', 'x2', 500));
    void startMore();
    void start('reload');
    await clock.pass(500);
    expect(show()).toBe('AB | loading n2');
    await clock.pass(500);
    expect(show()).toBe('AB CD | offered n3');
  });

  it('is dropped if the history restarted', async () => {
    const { start, startMore, read, clock, script, show } = create(page('AB', 'n2'));
    await read();
    script.set(page('CD', 'n3', 1_000), page('ZA', 'x2', 500));
    const more = startMore();
    void start('reload');
    await clock.pass(1_000);
    expect(await more).toBeUndefined();
    expect(show()).toBe('ZA | offered x2');
  });

  it('is dropped if a next page of the new history is pending already', async () => {
    const { start, startMore, read, clock, script, show } = create(page('AB', 'n2'));
    await read();
    script.set(page('CD', 'n3', 1_000), page('ZA', 'x2', 500), page('BC', 'x3', 5_000));
    void startMore();
    void start('reload');
    await clock.pass(500);
    void startMore();
    await clock.pass(500);
    expect(show()).toBe('ZA | loading x2');
    await clock.pass(4_500);
    expect(show()).toBe('ZA BC | offered x3');
  });

  it('fails silently if the history restarted', async () => {
    const { start, startMore, read, clock, script, show } = create(page('AB', 'n2'));
    await read();
    script.set(broken(1_000), page('ZA', 'x2', 500));
    const more = startMore();
    void start('reload');
    await clock.pass(1_000);
    expect(await more).toBeUndefined();
    expect(show()).toBe('ZA | offered x2');
  });
});

describe('the history of a shopper who has gone', () => {
  it('is removed, also for current subscribers', async () => {
    const { history, state } = await createRead();
    history.wipe();
    expect(state()).toEqual({ status: 'idle' });
  });

  it('is no longer requested, and late answers change nothing', async () => {
    const { history, start, clock, requested, states } = create(page('AB', 'n2', 5_000));
    const reading = start();
    await clock.pass(1_000);
    history.wipe();
    expect(requested[0]?.signal.aborted).toBe(true);
    await clock.pass(20_000);
    expect(await reading).toBeUndefined();
    expect(states.map(({ status }) => status)).toEqual(['loading', 'idle']);
    expect(clock.countTimers()).toBe(0);
  });

  it('gets no more pages', async () => {
    const { history, startMore, clock, script, requested, state } = await createRead();
    script.set(page('EF', undefined, 1_000));
    const more = startMore();
    history.wipe();
    await clock.pass(5_000);
    expect(await more).toBeUndefined();
    expect([requested.at(-1)?.signal.aborted, state()]).toEqual([true, { status: 'idle' }]);
  });

  it('adds no pages to that of the next shopper', async () => {
    const { history, read, startMore, clock, script, show } = create(page('AB', 'n2'));
    await read();
    const ignoringAbort: HistoryReading['listOrders'] = () =>
      new Promise((resolve) => clock.happen(500, () => resolve(page('CD').outcome)));
    void history.readMore({ clock, listOrders: ignoringAbort });
    history.wipe();
    script.set(page('ZA', 'n2'), page('BC', 'n3', 5_000));
    await read();
    void startMore();
    await clock.pass(1_000);
    expect(show()).toBe('ZA | loading n2');
  });

  it('does not delay that of the next shopper, which late answers do not change', async () => {
    const { history, start, read, clock, requested, show } = create(page('AB', 'n2', 5_000), page('Z'));
    void start();
    history.wipe();
    await read();
    await clock.pass(20_000);
    expect(requested.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(show()).toBe('Z | none');
  });

  it('does not make the next one request twice', async () => {
    const { history, start, clock, requested } = create(page('AB', 'n2', 5_000), page('Z', undefined, 1_000));
    void start();
    history.wipe();
    void start();
    await clock.pass(500);
    void start();
    await clock.pass(500);
    expect(requested).toHaveLength(2);
  });
});
