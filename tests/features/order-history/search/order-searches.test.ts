import { describe, expect, it, vi } from 'vitest';
import { createOrderSearches } from '../../../../src/features/order-history/search/found-list.js';
import type { HistoryReading, OrderHistory } from '../../../../src/features/order-history/store/order-history.js';
import { createFakeClock } from '../../../support/fake-clock.js';
import { createPage } from '../../../support/history-under-test.js';

const clock = createFakeClock();

/** Reads the first page of what a search finds; `hangs` leaves it without an answer. */
async function read(history: OrderHistory, hangs = false): Promise<AbortSignal> {
  let sent = new AbortController().signal;
  const listOrders: HistoryReading['listOrders'] = (_request, signal) => {
    sent = signal;
    return hangs ? new Promise(() => undefined) : Promise.resolve({ kind: 'found', value: createPage('A') });
  };
  void history.read({ clock, listOrders });
  await clock.pass(0);
  return sent;
}

describe('the searches of a shopper', () => {
  it('are shared by tags that show the same one', () => {
    const searches = createOrderSearches();
    expect(searches.open('a').history).toBe(searches.open('a').history);
    expect(searches.open('b').history).not.toBe(searches.open('a').history);
  });

  it('keep what the last one found, to which Back returns, and drop the ones before', async () => {
    const searches = createOrderSearches();
    const [first, second] = [searches.open('a').history, searches.open('b').history];
    await Promise.all([read(first), read(second)]);
    searches.close('a');
    expect(first.store.getState().status).toBe('ready');
    searches.close('b');
    expect(first.store.getState().status).toBe('idle');
    expect(searches.open('b').history).toBe(second);
  });

  it('keep one that another tag still shows', async () => {
    const searches = createOrderSearches();
    const { history } = searches.open('a');
    searches.open('a');
    await read(history);
    searches.close('a');
    searches.open('b');
    searches.close('b');
    searches.open('c');
    searches.close('c');
    expect(history.store.getState().status).toBe('ready');
  });

  it('abort the request of one that is closed before its answer', async () => {
    const searches = createOrderSearches();
    const signal = await read(searches.open('a').history, true);
    searches.close('a');
    expect(signal.aborted).toBe(true);
  });

  it('end with the session, and with them their long lists', async () => {
    const searches = createOrderSearches();
    const found = searches.open('a');
    const wipe = vi.fn();
    found.getLongHistory(() => ({ request() {}, fold() {}, clearFailure() {}, leave() {}, wipe }));
    await read(found.history);
    searches.wipe();
    expect(found.history.store.getState().status).toBe('idle');
    expect(wipe).toHaveBeenCalledOnce();
    searches.close('a');
    expect(searches.open('a').history).not.toBe(found.history);
  });
});
