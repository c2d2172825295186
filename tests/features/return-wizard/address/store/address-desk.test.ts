import { describe, expect, it, vi } from 'vitest';
import type {
  AddressVerdict,
  BookAddress,
} from '../../../../../src/features/return-wizard/address/model/book-address.js';
import type { Failure, Outcome } from '../../../../../src/http/model/failure.js';
import { toAddressLayout } from '../../../../../src/markets/addresses/to-address-layout.js';
import { kr } from '../../../../../src/markets/kr.js';
import { toAddressValues } from '../../../../../src/features/return-wizard/address/model/address-form.js';
import {
  AddressBook,
  type AddressEnd,
  type AddressTask,
} from '../../../../../src/features/return-wizard/address/store/address-book.js';
import { AddressDesk, type DeskTask } from '../../../../../src/features/return-wizard/address/store/address-desk.js';
import { BOOK_ADDRESS } from '../../../../support/addresses.js';

const FAILURE: Failure = { code: 'service-request-new-address-failure', retryable: true };
const verified: Outcome<AddressVerdict> = { kind: 'found', value: { isVerified: true } };
const saved: AddressEnd = { status: 'saved', address: { ...BOOK_ADDRESS, id: 'adr-8' } };

interface Setting {
  readonly verdict?: Outcome<AddressVerdict>;
  readonly end?: AddressEnd;
  readonly change?: Failure;
  readonly isGuest?: boolean;
}

function createDesk({ verdict = verified, end = saved, change, isGuest = false }: Setting = {}) {
  const desk = new AddressDesk();
  const book = new AddressBook();
  const add = vi.spyOn(book, 'add').mockResolvedValue(end);
  const onDone = vi.fn();
  const onFailure = vi.fn();
  vi.spyOn(book, 'change').mockResolvedValue(change);
  const task: DeskTask = {
    calls: { requestAddressCheck: vi.fn(() => Promise.resolve(verdict)) },
    clock: { after: () => () => undefined },
    country: 'kr',
    rules: toAddressLayout(kr.address).fields,
    book: isGuest ? undefined : { book, task: {} as AddressTask },
    createId: () => 'own-1',
    onFailure,
    onDone,
  };
  const type = (address: BookAddress = BOOK_ADDRESS): void => {
    desk.open();
    for (const [name, text] of Object.entries(toAddressValues(address))) {
      desk.setField(name as keyof ReturnType<typeof toAddressValues>, text);
    }
  };
  const stage = () => desk.store.getState().form?.stage.kind;
  return { desk, task, type, stage, add, onDone, onFailure };
}

/** Until all that is under way has come to its end. */
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

describe('an address that is entered', () => {
  it('shows its errors from the first try on, and is not sent', () => {
    const { desk, task, stage } = createDesk();
    desk.open();
    expect(Object.keys(desk.submit(task))).toContain('line1');
    expect(desk.store.getState().form).toMatchObject({ hasTried: true });
    expect(stage()).toBe('fill');
    expect(task.calls.requestAddressCheck).not.toHaveBeenCalled();
  });

  it('is saved at once where it is verified and the same', async () => {
    const verdict = {
      kind: 'found',
      value: { isVerified: true, suggestion: { ...BOOK_ADDRESS, line1: ' 항만로27길  8' } },
    };
    const { desk, task, type, onDone } = createDesk({ verdict: verdict as Outcome<AddressVerdict> });
    type();
    desk.submit(task);
    await settle();
    expect(onDone).toHaveBeenCalledWith('adr-8');
    expect(desk.store.getState()).toMatchObject({ form: undefined, news: undefined });
  });

  it('is offered beside a close match, which is another place and never another person', async () => {
    const suggestion = { ...BOOK_ADDRESS, code: '06236', givenName: 'Nobody', country: 'JP' };
    const { desk, task, type, add } = createDesk({
      verdict: { kind: 'found', value: { isVerified: true, suggestion } },
    });
    type();
    desk.submit(task);
    await settle();
    const stage = desk.store.getState().form?.stage;
    expect(stage).toEqual({ kind: 'suggested', address: BOOK_ADDRESS, suggestion: { ...BOOK_ADDRESS, code: '06236' } });
    desk.confirm(task, BOOK_ADDRESS);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it.each<[what: string, Outcome<AddressVerdict>]>([
    ['nobody can verify', { kind: 'found', value: { isVerified: false } }],
    ['nobody knows', { kind: 'missing' }],
    ['cannot be checked', { kind: 'failed', failure: FAILURE }],
  ])('that %s is looked over first', async (_what, verdict) => {
    const { desk, task, type, stage, add } = createDesk({ verdict });
    type();
    desk.submit(task);
    await settle();
    expect(stage()).toBe('unverified');
    expect(add).not.toHaveBeenCalled();
    desk.edit();
    expect(desk.store.getState().form?.values.line1).toBe(BOOK_ADDRESS.line1);
  });

  it('that is changed while it is checked is not what is saved', async () => {
    const { desk, task, type, stage, add } = createDesk();
    type();
    desk.submit(task);
    desk.setField('line2', '7층');
    await settle();
    expect(stage()).toBe('fill');
    expect(add).not.toHaveBeenCalled();
  });

  it('of a guest counts for this return alone', async () => {
    const { desk, task, type, add, onDone } = createDesk({ isGuest: true });
    type();
    desk.submit(task);
    await settle();
    expect(add).not.toHaveBeenCalled();
    expect(onDone).toHaveBeenCalledWith('own-1');
    expect(desk.store.getState()).toMatchObject({ unsaved: [{ id: 'own-1' }], news: undefined });
  });

  it('that the book does not take counts for this return, and the shopper hears of it', async () => {
    const { desk, task, type, onDone } = createDesk({ end: { status: 'refused' } });
    type();
    desk.submit(task);
    await settle();
    expect(onDone).toHaveBeenCalledWith('own-1');
    expect(desk.store.getState().news).toBe('refused');
  });

  it('that could not be saved is tried again, or used once', async () => {
    const { desk, task, type, stage, add, onFailure } = createDesk({ end: { status: 'failed', failure: FAILURE } });
    type();
    desk.submit(task);
    await settle();
    expect(stage()).toBe('failed');
    expect(onFailure).toHaveBeenCalledWith(FAILURE, 'error');
    desk.confirm(task, BOOK_ADDRESS);
    await settle();
    expect(add).toHaveBeenCalledTimes(2);
    desk.useOnce(task);
    expect(desk.store.getState()).toMatchObject({ form: undefined, news: 'ownOnly', unsaved: [{ id: 'own-1' }] });
  });

  it('leaves nothing behind when the session is over', async () => {
    const { desk, task, type } = createDesk({ isGuest: true });
    type();
    desk.submit(task);
    await settle();
    desk.wipe();
    expect(desk.store.getState()).toEqual({ form: undefined, unsaved: [], changed: [], news: undefined });
  });
});

describe('an address that is changed', () => {
  const former = { ...BOOK_ADDRESS, id: 'adr-1' };

  it.each<[what: string, Failure | undefined, readonly object[]]>([
    ['is changed in the book', undefined, []],
    ['counts as changed for this return, where the book does not take it', FAILURE, [{ ...former, line2: '7층' }]],
  ])('%s', async (_what, change, changed) => {
    const { desk, task, onDone } = createDesk({ ...(change && { change }) });
    desk.open(former);
    desk.setField('line2', '7층');
    desk.submit(task);
    await settle();
    expect(onDone).toHaveBeenCalledWith('adr-1');
    expect(desk.store.getState()).toMatchObject({ changed, news: change && 'notChanged' });
  });
});
