import type { requestAddressCheck } from '../api/actions/request-address-check.js';
import type { CallName } from '../../../../http/model/call-classes.js';
import type { CallOf } from '../../../../http/define-call.js';
import {
  ADDRESS_FIELDS,
  areSameAddress,
  checkAddressForm,
  NO_ADDRESS,
  toAddressValues,
  toTypedAddress,
  type AddressErrors,
  type AddressField,
  type AddressFieldRule,
  type AddressValues,
} from '../model/address-form.js';
import type { BookAddress } from '../model/book-address.js';
import { SLOW_AFTER_MS, type Failure } from '../../../../http/model/failure.js';
import type { Platform } from '../../../../platform/platform.js';
import type { AddressBook, AddressDeps } from './address-book.js';
import { createStore } from 'zustand/vanilla';

/** The stage of an address form. */
export type AddressStage =
  | { readonly kind: 'fill' | 'checking' }
  | { readonly kind: 'suggested'; readonly address: BookAddress; readonly suggestion: BookAddress }
  | { readonly kind: 'unverified'; readonly address: BookAddress }
  | { readonly kind: 'saving'; readonly address: BookAddress; readonly isSlow: boolean }
  | { readonly kind: 'failed'; readonly address: BookAddress; readonly failure: Failure };

/** An open address form. */
export interface AddressForm {
  readonly values: AddressValues;
  /** Errors show from the first submission on, and follow every change. */
  readonly hasTried: boolean;
  /** The address being changed; absent for a new one. */
  readonly former?: BookAddress;
  readonly stage: AddressStage;
}

/** An unexpected result of saving the last address. */
export type AddressNotice = 'refused' | 'notChanged' | 'ownOnly';

export interface AddressServiceState {
  readonly form: AddressForm | undefined;
  /** Addresses that are not in the book: used for this return only. */
  readonly unsaved: readonly BookAddress[];
  /** Changed addresses that the book rejected, by id. */
  readonly changed: readonly BookAddress[];
  readonly notice: AddressNotice | undefined;
}

/** What the element currently supplies to the address service. */
export interface AddressServiceDeps {
  readonly calls: { readonly requestAddressCheck: CallOf<typeof requestAddressCheck> };
  /** Whether the back end has these calls. What it cannot check or save is used as it was entered, for this return only. */
  readonly hasCalls: (...names: CallName[]) => boolean;
  readonly clock: Pick<Platform, 'after'>;
  readonly country: string;
  readonly rules: readonly AddressFieldRule[];
  /** The member's book; absent for guests. */
  readonly book: { readonly book: AddressBook; readonly deps: AddressDeps } | undefined;
  /** Creates an id that no other address has. */
  createId(): string;
  onFailure(failure: Failure, severity: 'warning' | 'error'): void;
  /** The address is saved and becomes the chosen one. */
  onDone(addressId: string): void;
}

/** Whether closing the form would lose input: values that differ from the initial ones. */
export function hasTyped({ values, former }: Pick<AddressForm, 'values' | 'former'>): boolean {
  const before = former ? toAddressValues(former) : NO_ADDRESS;
  return ADDRESS_FIELDS.some((name) => values[name] !== before[name]);
}

const EMPTY: AddressServiceState = { form: undefined, unsaved: [], changed: [], notice: undefined };

/** Addresses that the shopper enters in one element, from the open form to the saved address. Nothing is persisted here. */
export class AddressService {
  readonly store = createStore<AddressServiceState>(() => EMPTY);
  #controller = new AbortController();

  /** Opens the form: empty, or with the address to change. */
  open(former?: BookAddress): void {
    const values = former ? toAddressValues(former) : NO_ADDRESS;
    this.#set({
      form: { values, hasTried: false, stage: { kind: 'fill' }, ...(former && { former }) },
      notice: undefined,
    });
  }

  /** Closes the form, except while it saves: the request cannot be cancelled. */
  close(): void {
    if (this.#form?.stage.kind === 'saving') return;
    this.#drop();
    this.#set({ form: undefined });
  }

  setField(name: AddressField, value: string): void {
    const form = this.#form;
    if (!form) return;
    // The input has changed, so the pending check is obsolete.
    if (form.stage.kind === 'checking') this.#drop();
    this.#set({ form: { ...form, values: { ...form.values, [name]: value }, stage: { kind: 'fill' } } });
  }

  /** Returns to the fields, with all input. */
  edit(): void {
    this.#drop();
    this.#go({ kind: 'fill' });
  }

  /** Validates the input and, if it is valid, asks the service to check the address. Returns the errors. */
  submit(deps: AddressServiceDeps): AddressErrors {
    const form = this.#form;
    if (!form || form.stage.kind !== 'fill') return {};
    const errors = checkAddressForm(form.values, deps.rules);
    this.#set({ form: { ...form, hasTried: true } });
    if (Object.keys(errors).length > 0) return errors;
    const { former } = form;
    const country = former?.country ?? deps.country.toUpperCase();
    const address = toTypedAddress(form.values, { ...former, country });
    void (deps.hasCalls('request-address-check') ? this.#check(deps, address) : this.#save(deps, address));
    return {};
  }

  /** Saves the address that the shopper confirmed: one of two, an unverified one, or the same one again after a failure. */
  confirm(deps: AddressServiceDeps, address: BookAddress): void {
    const stage = this.#form?.stage.kind;
    if (stage === 'suggested' || stage === 'unverified' || stage === 'failed') void this.#save(deps, address);
  }

  /** Uses an address that could not be saved for this return only. */
  useOnce(deps: AddressServiceDeps): void {
    const stage = this.#form?.stage;
    if (stage?.kind === 'failed') this.#keepUnsaved(deps, stage.address, 'ownOnly');
  }

  /** Clears everything at the end of the session. */
  wipe(): void {
    this.#drop();
    this.store.setState(EMPTY, true);
  }

  async #check(deps: AddressServiceDeps, address: BookAddress): Promise<void> {
    const { signal } = this.#restart();
    this.#go({ kind: 'checking' });
    const outcome = await deps.calls.requestAddressCheck({ address }, signal);
    if (signal.aborted) return;
    if (outcome.kind === 'failed') deps.onFailure(outcome.failure, 'warning');
    const verdict = outcome.kind === 'found' ? outcome.value : undefined;
    const suggestion = verdict?.suggestion && toSuggested(verdict.suggestion, address);
    if (suggestion && !areSameAddress(suggestion, address)) return this.#go({ kind: 'suggested', address, suggestion });
    if (verdict?.isVerified) return this.#save(deps, address);
    this.#go({ kind: 'unverified', address });
  }

  async #save(deps: AddressServiceDeps, address: BookAddress): Promise<void> {
    const { book } = deps;
    const former = this.#form?.former;
    const id = former?.id;
    const isNew = id === undefined;
    if (!book || this.#isUnsaved(former) || (isNew && !deps.hasCalls('request-new-address'))) {
      return this.#keepUnsaved(deps, address, undefined);
    }
    if (!isNew && !deps.hasCalls('request-address-update'))
      return this.#keepChanged(deps, { ...address, id }, undefined);
    const { signal } = this.#restart();
    this.#go({ kind: 'saving', address, isSlow: false });
    const stop = deps.clock.after(SLOW_AFTER_MS, () => this.#go({ kind: 'saving', address, isSlow: true }));
    await (isNew ? this.#add(deps, address, signal) : this.#change(deps, { ...address, id }, signal)).finally(stop);
  }

  async #add(deps: AddressServiceDeps, address: BookAddress, signal: AbortSignal): Promise<void> {
    const outcome = await deps.book?.book.add(deps.book.deps, address);
    if (signal.aborted || !outcome) return;
    if (outcome.status === 'refused') return this.#keepUnsaved(deps, address, 'refused');
    if (outcome.status === 'failed') {
      deps.onFailure(outcome.failure, 'error');
      return this.#go({ kind: 'failed', address, failure: outcome.failure });
    }
    this.#finish(deps, outcome.address.id, { notice: undefined });
  }

  /** Changes an address of the book. If the book rejects the change, it applies to this return only. */
  async #change(
    deps: AddressServiceDeps,
    address: BookAddress & { readonly id: string },
    signal: AbortSignal,
  ): Promise<void> {
    const failure = await deps.book?.book.change(deps.book.deps, address.id, address);
    if (signal.aborted) return;
    if (!failure)
      return this.#finish(deps, address.id, { changed: this.#listOtherChanges(address), notice: undefined });
    deps.onFailure(failure, 'warning');
    this.#keepChanged(deps, address, 'notChanged');
  }

  /** Uses a changed address of the book for this return only. */
  #keepChanged(
    deps: AddressServiceDeps,
    address: BookAddress & { readonly id: string },
    notice: AddressNotice | undefined,
  ): void {
    this.#finish(deps, address.id, { changed: [...this.#listOtherChanges(address), address], notice });
  }

  #listOtherChanges({ id }: BookAddress): readonly BookAddress[] {
    return this.store.getState().changed.filter((other) => other.id !== id);
  }

  #keepUnsaved(deps: AddressServiceDeps, address: BookAddress, notice: AddressNotice | undefined): void {
    const id = this.#isUnsaved(this.#form?.former) ? this.#form?.former?.id : undefined;
    const unsavedAddress = { ...address, id: id ?? deps.createId() };
    const others = this.store.getState().unsaved.filter((other) => other.id !== unsavedAddress.id);
    this.#finish(deps, unsavedAddress.id, { unsaved: [unsavedAddress, ...others], notice });
  }

  #isUnsaved(address: BookAddress | undefined): boolean {
    return address !== undefined && this.store.getState().unsaved.some(({ id }) => id === address.id);
  }

  #finish(deps: AddressServiceDeps, addressId: string | undefined, changes: Partial<AddressServiceState>): void {
    this.#set({ ...changes, form: undefined });
    if (addressId !== undefined) deps.onDone(addressId);
  }

  get #form(): AddressForm | undefined {
    return this.store.getState().form;
  }

  #go(stage: AddressStage): void {
    const form = this.#form;
    if (form) this.#set({ form: { ...form, stage } });
  }

  #set(changes: Partial<AddressServiceState>): void {
    this.store.setState({ ...this.store.getState(), ...changes }, true);
  }

  /** Ignores a pending answer. */
  #drop(): void {
    this.#controller.abort();
  }

  #restart(): AbortController {
    this.#drop();
    return (this.#controller = new AbortController());
  }
}

/** A suggestion may change the place, but never the person or the country. */
function toSuggested(
  { line1, line2, line3, locality, province, zone, code }: BookAddress,
  address: BookAddress,
): BookAddress {
  const { id, email, phone, givenName, familyName, country, isPreferred } = address;
  const present = Object.entries({ id, email, phone, line2, line3, province, zone }).filter(
    ([, text]) => text !== undefined,
  );
  return { ...Object.fromEntries(present), givenName, familyName, country, isPreferred, line1, locality, code };
}
