import { describe, expect, it } from 'vitest';
import type { SessionStore } from '../../../src/platform/session-store.js';
import type { StoredMark } from '../../../src/orders/model/cancellation.js';
import { createCancelMarks } from '../../../src/orders/stored-orders.js';
import { createDuePayments, type DuePayment } from '../../../src/features/order-detail/payment/use-payment-due.js';
import type { ListStorage, PersistedList } from '../../../src/app/state/persisted-list.js';
import { createOpenJobs, type OpenJob } from '../../../src/orders/store/open-jobs.js';
import { createReturnDrafts, type ReturnDraft } from '../../../src/returns/store/return-drafts.js';
import { FIRST_PROGRESS } from '../../../src/returns/store/return-wizard.js';
import { createFakeStorage } from '../../support/fake-storage.js';
import { NOON } from '../../support/fake-clock.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const JOB: OpenJob = { orderNumber: 'A1', action: 'cancel', jobId: 'job-1', startedAt: NOON };
const MARK: StoredMark = { orderNumber: 'A1', result: 'pending', at: NOON };
const PAYMENT: DuePayment = { orderNumber: 'A1', at: NOON };

const DRAFT: ReturnDraft = { orderNumber: 'A1', at: NOON, progress: FIRST_PROGRESS };

const keepIn = (storage: SessionStore | undefined, now = NOON): ListStorage => ({ storage, now: () => now });
const isOf = (number: string) => (entry: { readonly orderNumber: string }) => entry.orderNumber === number;

/** Each kind of persisted entry, a valid one, and its time to live. */
const KINDS = [
  {
    what: 'pending jobs',
    name: 'jobs',
    create: createOpenJobs,
    entry: JOB,
    time: 'startedAt',
    longestMs: 30 * MINUTE,
  },
  {
    what: 'cancelled orders',
    name: 'cancelled',
    create: createCancelMarks,
    entry: MARK,
    time: 'at',
    longestMs: 24 * HOUR,
  },
  {
    what: 'started returns',
    name: 'returns',
    create: createReturnDrafts,
    entry: DRAFT,
    time: 'at',
    longestMs: 24 * HOUR,
  },
  {
    what: 'orders awaiting payment',
    name: 'payments',
    create: createDuePayments,
    entry: PAYMENT,
    time: 'at',
    longestMs: 24 * HOUR,
  },
] as const;

/** What a page load reads from the storage of an earlier one. */
function reload(kind: (typeof KINDS)[number], stored: unknown, now = NOON): readonly object[] {
  return kind.create(keepIn(createFakeStorage({ [kind.name]: stored }), now)).store.getState();
}

describe.each(KINDS)('the persisted list of $what', (kind) => {
  const { create, entry, name, time, longestMs } = kind;
  /** Both kinds take entries of their own types; here they are all the same. */
  const createList = (storage?: SessionStore) => create(keepIn(storage)) as unknown as PersistedList<typeof entry>;

  it('starts empty', () => {
    expect(createList(createFakeStorage()).store.getState()).toEqual([]);
  });

  it('is available at once and after a reload', () => {
    const storage = createFakeStorage();
    const list = createList(storage);
    list.put(entry, isOf('A1'));
    expect(list.store.getState()).toEqual([entry]);
    expect(createList(storage).store.getState()).toEqual([entry]);
  });

  it('holds each order once, with the latest entry', () => {
    const storage = createFakeStorage();
    const list = createList(storage);
    const later = { ...entry, [time]: NOON - 1 };
    list.put(entry, isOf('A1'));
    list.put({ ...entry, orderNumber: 'A2' }, isOf('A2'));
    list.put(later, isOf('A1'));
    expect(list.store.getState()).toEqual([{ ...entry, orderNumber: 'A2' }, later]);
    expect(createList(storage).store.getState()).toEqual(list.store.getState());
  });

  it('removes entries one by one, and does not notify its subscribers if there is nothing to remove', () => {
    const storage = createFakeStorage();
    const list = createList(storage);
    list.put(entry, isOf('A1'));
    list.put({ ...entry, orderNumber: 'A2' }, isOf('A2'));
    const states: unknown[] = [];
    list.store.subscribe((state) => states.push(state));
    list.drop(isOf('A3'));
    list.drop(isOf('A1'));
    expect(states).toEqual([[{ ...entry, orderNumber: 'A2' }]]);
    expect(createList(storage).store.getState()).toEqual(states[0]);
  });

  it('leaves alone what another tag of the tab has stored meanwhile', () => {
    const storage = createFakeStorage();
    const [list, other] = [createList(storage), createList(storage)];
    list.put(entry, isOf('A1'));
    other.put({ ...entry, orderNumber: 'A2' }, isOf('A2'));
    list.put({ ...entry, orderNumber: 'A3' }, isOf('A3'));
    other.drop(isOf('A1'));
    const left = createList(storage).store.getState();
    expect(left.map(({ orderNumber }) => orderNumber)).toEqual(['A2', 'A3']);
  });

  it('is empty after the shopper has gone', () => {
    const list = createList(createFakeStorage({ [name]: [entry] }));
    list.wipe();
    expect(list.store.getState()).toEqual([]);
  });

  it('lasts for this page load only on a kiosk', () => {
    const list = createList();
    list.put(entry, isOf('A1'));
    expect(list.store.getState()).toEqual([entry]);
    list.wipe();
    expect([list.store.getState(), createList().store.getState()]).toEqual([[], []]);
  });

  it.each<[ms: number, isStored: boolean]>([
    [0, true],
    [longestMs - 1, true],
    [longestMs, false],
    [longestMs + 1, false],
    [-1, false],
    [-HOUR, false],
  ])('is read %i ms later: %s', (ms, isStored) => {
    expect(reload(kind, [entry], NOON + ms)).toEqual(isStored ? [entry] : []);
  });

  it('drops only entries that are too old', () => {
    const old = { ...entry, orderNumber: 'A2', [time]: NOON - longestMs };
    expect(reload(kind, [old, entry])).toEqual([entry]);
  });

  it.each([undefined, null, 7, 'text', true, {}, { length: 1, 0: entry }])(
    'is empty if %j is stored in its place',
    (stored) => {
      expect(reload(kind, stored)).toEqual([]);
    },
  );

  it.each([null, undefined, 7, 'text', [], {}, [entry]])('drops %j from a list as an invalid entry', (value) => {
    expect(reload(kind, [value, entry])).toEqual([entry]);
  });

  it.each(Object.keys(entry))('drops an entry whose %s is missing or has a wrong type', (field) => {
    for (const value of [undefined, null, {}, [], true, field === time ? String(NOON) : 7]) {
      expect(reload(kind, [{ ...entry, [field]: value }])).toEqual([]);
    }
  });

  it.each([NaN, Infinity, -Infinity, 1e300, -1e300])('drops an entry of the time %s', (at) => {
    expect(reload(kind, [{ ...entry, [time]: at }])).toEqual([]);
  });
});

describe('an unknown value', () => {
  it.each(['CANCELLED', 'done', '', '__proto__'])('is not accepted as the result of a cancellation: %j', (result) => {
    expect(reload(KINDS[1], [{ ...MARK, result }])).toEqual([]);
  });

  it.each(['CANCEL', 'RETURN', '', 'toString'])('is not accepted as the action of a job: %j', (action) => {
    expect(reload(KINDS[0], [{ ...JOB, action }])).toEqual([]);
  });
});

describe('a persisted entry', () => {
  it('of one kind is ignored by the other', () => {
    const storage = createFakeStorage();
    createOpenJobs(keepIn(storage)).put(JOB, isOf('A1'));
    createCancelMarks(keepIn(storage)).put(MARK, isOf('A1'));
    expect([storage.find('jobs'), storage.find('cancelled')]).toEqual([[JOB], [MARK]]);
  });
});
