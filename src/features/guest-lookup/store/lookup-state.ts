import type { StoreApi } from 'zustand/vanilla';
import type { LookupCalls } from '../../../orders/api/order-calls.js';
import type { Guesses } from '../../../app/state/page-data.js';
import type { PageState } from '../../../app/state/registry.js';
import type { Failure, Load } from '../../../http/model/failure.js';
import type { LookupRules, LookupValues } from '../../../orders/model/guest-lookup-check.js';
import type { Contact } from '../../../http/model/phone-number.js';
import type { Order } from '../../../orders/model/order.js';
import type { Platform } from '../../../platform/platform.js';
import type { CoolDownState } from '../../../app/limits/cool-down.js';

/** One lookup form: what is typed, and where its answer stands. Belongs to one element. */
export interface LookupState extends CoolDownState {
  readonly values: LookupValues;
  /** Errors show from the first try on, and follow every change. */
  readonly hasTried: boolean;
  readonly answer: Load<Order>;
}

export interface LookupParts {
  readonly calls: LookupCalls;
  readonly getPageState: () => PageState;
  readonly guesses: StoreApi<Guesses>;
  readonly getRules: () => LookupRules;
  /** BCP 47 tag of the wording. */
  readonly getLocale: () => string;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  /** A shared device forgets the contact as soon as the answer is there, unless another screen needs it. */
  readonly mayRemember: () => boolean;
  readonly onFound: (orderNumber: string) => void;
  /** `warning`: something can be shown all the same. */
  readonly onFailure: (failure: Failure, severity: 'warning' | 'error') => void;
}

export interface LookupTry {
  readonly orderNumber: string;
  readonly contact: Contact;
  readonly isRefresh: boolean;
}

/** What happens from a submit on: at most one request of a form at a time, its slow notice, its answer and its cool-down. */
export interface PendingLookup {
  start(request: LookupTry): void;
  /** Drops what is under way; its answer will change nothing. */
  cancel(): void;
  /** Lets no try through, and counts down, until a wall-clock time; an earlier one than before changes nothing. */
  block(until: number): void;
  dispose(): void;
}
