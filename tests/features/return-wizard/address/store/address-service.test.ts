import { describe, expect, it, vi } from 'vitest';
import type {
  AddressVerdict,
  BookAddress,
} from '../../../../../src/features/return-wizard/address/model/book-address.js';
import type { CallName } from '../../../../../src/http/model/call-classes.js';
import type { Failure, Outcome } from '../../../../../src/http/model/failure.js';
import { toAddressLayout } from '../../../../../src/markets/market-sections.js';
import { kr } from '../../../../../src/markets/kr.js';
import { toAddressValues } from '../../../../../src/features/return-wizard/address/model/address-form.js';
import {
  AddressBook,
  type AddressOutcome,
  type AddressDeps,
} from '../../../../../src/features/return-wizard/address/store/address-book.js';
import {
  AddressService,
  type AddressServiceDeps,
} from '../../../../../src/features/return-wizard/address/store/address-service.js';
import { BOOK_ADDRESS } from '../../../../support/addresses.js';

const FAILURE: Failure = { code: 'service-request-new-address-failure', retryable: true };
const verified: Outcome<AddressVerdict> = { kind: 'found', value: { isVerified: true } };
const saved: AddressOutcome = { status: 'saved', address: { ...BOOK_ADDRESS, id: 'adr-8' } };

interface Setting {
  readonly verdict?: Outcome<AddressVerdict>;
  readonly end?: AddressOutcome;
  readonly change?: Failure;
  readonly isGuest?: boolean;
  /** Calls that the back end does not have. */
  readonly missing?: readonly CallName[];
}

function createService({ verdict = verified, end = saved, change, isGuest = false, missing = [] }: Setting = {}) {
  const service = new AddressService();
  const book = new AddressBook();
  const add = vi.spyOn(book, 'add').mockResolvedValue(end);
  const onDone = vi.fn();
  const onFailure = vi.fn();
  vi.spyOn(book, 'change').mockResolvedValue(change);
  const deps: AddressServiceDeps = {
    calls: { requestAddressCheck: vi.fn(() => Promise.resolve(verdict)) },
    hasCalls: (...names) => !names.some((name) => missing.includes(name)),
    clock: { after: () => () => undefined },
    country: 'kr',
    rules: toAddressLayout(kr.address).fields,
    book: isGuest ? undefined : { book, deps: {} as AddressDeps },
    createId: () => 'own-1',
    onFailure,
    onDone,
  };
  const type = (address: BookAddress = BOOK_ADDRESS): void => {
    service.open();
    for (const [name, text] of Object.entries(toAddressValues(address))) {
      service.setField(name as keyof ReturnType<typeof toAddressValues>, text);
    }
  };
  const stage = () => service.store.getState().form?.stage.kind;
  return { service, deps, type, stage, add, onDone, onFailure };
}

/** Runs until all pending promises have settled. */
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

describe('a new address', () => {
  it('shows its errors after the first submission, and is not sent', () => {
    const { service, deps, stage } = createService();
    service.open();
    expect(Object.keys(service.submit(deps))).toContain('line1');
    expect(service.store.getState().form).toMatchObject({ hasTried: true });
    expect(stage()).toBe('fill');
    expect(deps.calls.requestAddressCheck).not.toHaveBeenCalled();
  });

  it('is saved at once if it is verified and unchanged', async () => {
    const verdict = {
      kind: 'found',
      value: { isVerified: true, suggestion: { ...BOOK_ADDRESS, line1: ' 항만로27길  8' } },
    };
    const { service, deps, type, onDone } = createService({ verdict: verdict as Outcome<AddressVerdict> });
    type();
    service.submit(deps);
    await settle();
    expect(onDone).toHaveBeenCalledWith('adr-8');
    expect(service.store.getState()).toMatchObject({ form: undefined, notice: undefined });
  });

  it.each<[what: string, missing: readonly CallName[], id: string]>([
    ['saved without a check if the back end checks none', ['request-address-check'], 'adr-8'],
    ['used for this return only if the back end saves none', ['request-new-address'], 'own-1'],
  ])('is %s', async (_what, missing, id) => {
    const { service, deps, type, onDone, add } = createService({ missing });
    type();
    service.submit(deps);
    await settle();
    expect(onDone).toHaveBeenCalledWith(id);
    expect(add).toHaveBeenCalledTimes(id === 'adr-8' ? 1 : 0);
    expect(service.store.getState()).toMatchObject({ form: undefined, notice: undefined });
  });

  it('is offered next to a suggestion, which never changes the person', async () => {
    const suggestion = { ...BOOK_ADDRESS, code: '06236', givenName: 'Nobody', country: 'JP' };
    const { service, deps, type, add } = createService({
      verdict: { kind: 'found', value: { isVerified: true, suggestion } },
    });
    type();
    service.submit(deps);
    await settle();
    const stage = service.store.getState().form?.stage;
    expect(stage).toEqual({ kind: 'suggested', address: BOOK_ADDRESS, suggestion: { ...BOOK_ADDRESS, code: '06236' } });
    service.confirm(deps, BOOK_ADDRESS);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it.each<[what: string, Outcome<AddressVerdict>]>([
    ['is not verified', { kind: 'found', value: { isVerified: false } }],
    ['is unknown', { kind: 'missing' }],
    ['cannot be checked', { kind: 'failed', failure: FAILURE }],
  ])('that %s is reviewed first', async (_what, verdict) => {
    const { service, deps, type, stage, add } = createService({ verdict });
    type();
    service.submit(deps);
    await settle();
    expect(stage()).toBe('unverified');
    expect(add).not.toHaveBeenCalled();
    service.edit();
    expect(service.store.getState().form?.values.line1).toBe(BOOK_ADDRESS.line1);
  });

  it('that is changed during the check is not saved', async () => {
    const { service, deps, type, stage, add } = createService();
    type();
    service.submit(deps);
    service.setField('line2', '7층');
    await settle();
    expect(stage()).toBe('fill');
    expect(add).not.toHaveBeenCalled();
  });

  it('of a guest is used for this return only', async () => {
    const { service, deps, type, add, onDone } = createService({ isGuest: true });
    type();
    service.submit(deps);
    await settle();
    expect(add).not.toHaveBeenCalled();
    expect(onDone).toHaveBeenCalledWith('own-1');
    expect(service.store.getState()).toMatchObject({ unsaved: [{ id: 'own-1' }], notice: undefined });
  });

  it('that the book does not accept is used for this return, with a message', async () => {
    const { service, deps, type, onDone } = createService({ end: { status: 'refused' } });
    type();
    service.submit(deps);
    await settle();
    expect(onDone).toHaveBeenCalledWith('own-1');
    expect(service.store.getState().notice).toBe('refused');
  });

  it('that could not be saved is retried, or used once', async () => {
    const { service, deps, type, stage, add, onFailure } = createService({
      end: { status: 'failed', failure: FAILURE },
    });
    type();
    service.submit(deps);
    await settle();
    expect(stage()).toBe('failed');
    expect(onFailure).toHaveBeenCalledWith(FAILURE, 'error');
    service.confirm(deps, BOOK_ADDRESS);
    await settle();
    expect(add).toHaveBeenCalledTimes(2);
    service.useOnce(deps);
    expect(service.store.getState()).toMatchObject({ form: undefined, notice: 'ownOnly', unsaved: [{ id: 'own-1' }] });
  });

  it('leaves nothing behind after the session', async () => {
    const { service, deps, type } = createService({ isGuest: true });
    type();
    service.submit(deps);
    await settle();
    service.wipe();
    expect(service.store.getState()).toEqual({ form: undefined, unsaved: [], changed: [], notice: undefined });
  });
});

describe('a changed address', () => {
  const former = { ...BOOK_ADDRESS, id: 'adr-1' };

  it.each<[what: string, Failure | undefined, readonly object[]]>([
    ['is changed in the address book', undefined, []],
    ['is changed for this return only if the address book refuses it', FAILURE, [{ ...former, line2: '7층' }]],
  ])('%s', async (_what, change, changed) => {
    const { service, deps, onDone } = createService({ ...(change && { change }) });
    service.open(former);
    service.setField('line2', '7층');
    service.submit(deps);
    await settle();
    expect(onDone).toHaveBeenCalledWith('adr-1');
    expect(service.store.getState()).toMatchObject({ changed, notice: change && 'notChanged' });
  });

  it('is changed for this return only if the back end changes none', async () => {
    const { service, deps, onDone } = createService({ missing: ['request-address-update'] });
    service.open(former);
    service.setField('line2', '7층');
    service.submit(deps);
    await settle();
    expect(onDone).toHaveBeenCalledWith('adr-1');
    expect(service.store.getState()).toMatchObject({ changed: [{ ...former, line2: '7층' }], notice: undefined });
  });
});
