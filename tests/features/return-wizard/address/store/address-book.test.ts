import { describe, expect, it, vi } from 'vitest';
import type { NewAddress } from '../../../../../src/features/return-wizard/address/api/book-address.js';
import type { BookAddress } from '../../../../../src/features/return-wizard/address/model/book-address.js';
import type { Failure, Outcome } from '../../../../../src/http/model/failure.js';
import type { Locks } from '../../../../../src/platform/locks.js';
import { AddressBook, type AddressDeps } from '../../../../../src/features/return-wizard/address/store/address-book.js';
import { BOOK_ADDRESS } from '../../../../support/addresses.js';

const LOST: Failure = {
  code: 'service-request-new-address-failure',
  retryable: true,
  call: 'request-new-address',
  isUncertain: true,
};
const SAVED: BookAddress = { ...BOOK_ADDRESS, id: 'adr-8' };
const lost: Outcome<NewAddress> = { kind: 'failed', failure: LOST };
const found = <Value>(value: Value): Outcome<Value> => ({ kind: 'found', value });

interface ServiceAnswers {
  readonly lists?: readonly Outcome<readonly BookAddress[]>[];
  readonly answers?: readonly Outcome<NewAddress>[];
  readonly hadToWait?: boolean;
}

/** An address book whose service has these answers; the last one repeats. */
function createService({
  lists = [found([])],
  answers = [found({ id: 'adr-8' })],
  hadToWait = false,
}: ServiceAnswers = {}) {
  const script = <Value>(outcomes: readonly Outcome<Value>[]) => {
    let calls = 0;
    return vi.fn(() => {
      const outcome = outcomes[Math.min(calls, outcomes.length - 1)] as Outcome<Value>;
      calls += 1;
      return Promise.resolve(outcome);
    });
  };
  const listAddresses = script(lists);
  const requestNewAddress = script(answers);
  const requestAddressUpdate = script<BookAddress>([found(SAVED)]);
  const locks: Locks = { hold: (_name, _signal, callback) => callback(hadToWait) };
  const deps: AddressDeps = {
    userId: 'upm-1',
    calls: { listAddresses, requestNewAddress, requestAddressUpdate },
    locks,
    clock: {
      after: (_ms, run) => {
        queueMicrotask(run);
        return () => undefined;
      },
    },
  };
  return { book: new AddressBook(), deps, listAddresses, requestNewAddress, requestAddressUpdate };
}

describe('a new address', () => {
  it('is added to the book once, however often it is submitted', async () => {
    const { book, deps, requestNewAddress } = createService();
    await book.read(deps);
    const ends = await Promise.all([book.add(deps, BOOK_ADDRESS), book.add(deps, BOOK_ADDRESS)]);
    expect(ends).toEqual([
      { status: 'saved', address: SAVED },
      { status: 'saved', address: SAVED },
    ]);
    await book.add(deps, { ...BOOK_ADDRESS, line1: ' 항만로27길  8' });
    expect(requestNewAddress).toHaveBeenCalledTimes(1);
    expect(book.store.getState()).toMatchObject({ status: 'ready', value: [SAVED] });
  });

  it('that the book does not accept is refused', async () => {
    const { book, deps } = createService({ answers: [found({})] });
    expect(await book.add(deps, BOOK_ADDRESS)).toEqual({ status: 'refused' });
  });

  it('whose answer is lost counts as saved if an equal one is listed', async () => {
    const { book, deps, requestNewAddress, listAddresses } = createService({
      lists: [found([]), found([]), found([SAVED])],
      answers: [lost],
    });
    await book.read(deps);
    expect(await book.add(deps, BOOK_ADDRESS)).toEqual({ status: 'saved', address: SAVED });
    expect(requestNewAddress).toHaveBeenCalledTimes(1);
    expect(listAddresses).toHaveBeenCalledTimes(3);
  });

  it('whose answer is lost is looked up before it is sent again, and not sent if the lookup fails', async () => {
    const { book, deps, requestNewAddress } = createService({
      lists: [found([]), { kind: 'failed', failure: { ...LOST, code: 'offline' } }],
      answers: [lost],
    });
    await book.read(deps);
    expect(await book.add(deps, BOOK_ADDRESS)).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect(await book.add(deps, BOOK_ADDRESS)).toMatchObject({ status: 'failed', failure: { isUncertain: true } });
    expect(requestNewAddress).toHaveBeenCalledTimes(1);
  });

  it('whose answer is lost is sent again if the book does not contain it', async () => {
    const { book, deps, requestNewAddress } = createService({ answers: [lost, found({ id: 'adr-8' })] });
    expect(await book.add(deps, BOOK_ADDRESS)).toMatchObject({ status: 'failed' });
    expect(await book.add(deps, BOOK_ADDRESS)).toMatchObject({ status: 'saved' });
    expect(requestNewAddress).toHaveBeenCalledTimes(2);
  });

  it('that had to wait for another tab is looked up first', async () => {
    const { book, deps, requestNewAddress } = createService({ lists: [found([SAVED])], hadToWait: true });
    expect(await book.add(deps, BOOK_ADDRESS)).toEqual({ status: 'saved', address: SAVED });
    expect(requestNewAddress).not.toHaveBeenCalled();
  });

  it('of one shopper is not stored for the next', async () => {
    const { book, deps } = createService();
    const end = book.add(deps, BOOK_ADDRESS);
    book.wipe();
    expect(await end).toBeUndefined();
    expect(book.store.getState()).toEqual({ status: 'idle' });
  });
});

describe('an address book', () => {
  it('is read once for concurrent readers', async () => {
    const { book, deps, listAddresses } = createService({ lists: [found([SAVED])] });
    await Promise.all([book.read(deps), book.read(deps)]);
    await book.read(deps);
    expect(listAddresses).toHaveBeenCalledTimes(1);
  });

  it('of an unknown member is empty', async () => {
    const { book, deps } = createService({ lists: [{ kind: 'missing' }] });
    expect(await book.read(deps)).toBeUndefined();
    expect(book.store.getState()).toEqual({ status: 'ready', value: [] });
  });

  it('contains an address as it was changed', async () => {
    const { book, deps } = createService({ lists: [found([{ ...SAVED, line2: '1층' }])] });
    await book.read(deps);
    expect(await book.change(deps, 'adr-8', SAVED)).toBeUndefined();
    expect(book.store.getState()).toEqual({ status: 'ready', value: [SAVED] });
  });
});
