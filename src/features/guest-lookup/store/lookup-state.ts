import type { StoreApi } from 'zustand/vanilla';
import type { LookupCalls } from '../../../orders/api/order-calls.js';
import type { Guesses, PageState } from '../../../app/state/registry.js';
import type { Failure, Load } from '../../../http/model/failure.js';
import type { LookupRules, LookupValues } from '../../../orders/model/guest-lookup-check.js';
import type { Contact } from '../../../http/model/phone-number.js';
import type { Order } from '../../../orders/model/order.js';
import type { Platform } from '../../../platform/platform.js';
import type { CoolDownState } from '../../../app/limits/cool-down.js';

/** The state of one lookup form, owned by one element: its values and its answer. */
export interface LookupState extends CoolDownState {
  readonly values: LookupValues;
  /** Errors show from the first try on, and update with every change. */
  readonly hasTried: boolean;
  readonly answer: Load<Order>;
}

export interface LookupDeps {
  readonly calls: LookupCalls;
  readonly getPageState: () => PageState;
  readonly guesses: StoreApi<Guesses>;
  readonly getRules: () => LookupRules;
  /** BCP 47 tag of the wording. */
  readonly getLocale: () => string;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  /** Whether the page may remember the contact. A shared device must not, unless another screen needs it. */
  readonly mayRemember: () => boolean;
  readonly onFound: (orderNumber: string) => void;
  /** `warning`: there is still something to show. */
  readonly onFailure: (failure: Failure, severity: 'warning' | 'error') => void;
}

export interface LookupTry {
  readonly orderNumber: string;
  readonly contact: Contact;
  readonly isRefresh: boolean;
}

/** The lazy half of a form: one request at a time, with its slow notice, its answer and its cool-down. */
export interface PendingLookup {
  start(request: LookupTry): void;
  /** Cancels the running request and ignores its answer. */
  cancel(): void;
  /** Blocks tries until a wall-clock time and counts down; a time earlier than the current one changes nothing. */
  block(until: number): void;
  dispose(): void;
}
