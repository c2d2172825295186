import type { StoreApi } from 'zustand/vanilla';
import { countHit, countMiss, createCoolDown } from '../../../app/limits/cool-down.js';
import { SLOW_AFTER_MS, type Failure, type Found, type Outcome } from '../../../http/model/failure.js';
import type { Contact } from '../../../http/model/phone-number.js';
import type { Order } from '../../../orders/model/order.js';
import type { PendingLookup, LookupDeps, LookupState, LookupTry } from './lookup-state.js';
import { createOrders } from '../../../orders/store/orders.js';
import type { LookupCalls } from '../../../orders/api/order-calls.js';
import type { PageStateEntry } from '../../../app/state/registry.js';

/** The minimum time before a miss is shown, so that its duration does not reveal the reason. */
const MISS_FLOOR_MS = 800;
/** An unknown order, a wrong e-mail address and a wrong phone number give the same failure, without call and status. */
const MISS: Failure = { code: 'input-credentials-invalid', retryable: true };
const UNREADABLE_BLOCK: Failure = { code: 'order-block-unreadable', retryable: false, call: 'get-order-summary' };

/** Sends a form's tries, at most one at a time, and applies their answers. Late answers are dropped. */
export function createPendingLookup(deps: LookupDeps, store: StoreApi<LookupState>): PendingLookup {
  const { clock } = deps;
  const coolDown = createCoolDown(clock, store);
  const settle = createSettle(deps, store, coolDown.block);
  let ticket = 0;
  let share: LookupShare | undefined;
  /** Stops the timer of the slow notice or of a miss. */
  let stopTimer = (): void => {};

  function start({ orderNumber, contact, isRefresh }: LookupTry): void {
    cancel();
    const mine = ticket;
    const startedAt = clock.now();
    const lookups = deps.getPageState().get('lookups', createLookups);
    share = lookups.find({ orderNumber, contact, locale: deps.getLocale() }, deps.calls);
    if (!isRefresh) {
      stopTimer = clock.after(SLOW_AFTER_MS, () => store.setState({ answer: { status: 'loading', isSlow: true } }));
    }
    void share.outcome.then((outcome) => {
      if (mine !== ticket) return;
      share = undefined;
      stopTimer();
      // The session ended elsewhere on the page, so there is no answer.
      if (!outcome) return isRefresh ? undefined : store.setState({ answer: { status: 'idle' } });
      if (isRefresh) return settle.again(outcome);
      const wait = outcome.kind === 'missing' ? startedAt + MISS_FLOOR_MS - clock.now() : 0;
      if (wait <= 0) return settle.first(outcome, contact);
      stopTimer = clock.after(wait, () => settle.first(outcome, contact));
    });
  }

  function cancel(): void {
    ticket += 1;
    stopTimer();
    share?.release();
    share = undefined;
  }

  return {
    start,
    cancel,
    block: coolDown.block,
    dispose() {
      cancel();
      coolDown.stop();
    },
  };
}

/** Applies an answer to the form and to what the page remembers. */
function createSettle(deps: LookupDeps, store: StoreApi<LookupState>, block: (until: number) => void) {
  const { guesses, clock } = deps;
  const found = ({ value: order, details }: Found<Order>, contact: Contact): void => {
    if (deps.mayRemember()) remember(deps, order, contact);
    guesses.setState(countHit(guesses.getState()), true);
    store.setState({ answer: { status: 'ready', value: order } });
    if (details) deps.onFailure({ ...UNREADABLE_BLOCK, details }, 'warning');
    deps.onFound(order.orderNumber);
  };
  return {
    first(outcome: Outcome<Order>, contact: Contact): void {
      if (outcome.kind === 'found') return found(outcome, contact);
      if (outcome.kind === 'missing') {
        store.setState({ answer: { status: 'missing' } });
        guesses.setState(countMiss(guesses.getState(), clock.now()), true);
        return deps.onFailure(MISS, 'warning');
      }
      store.setState({ answer: { status: 'failed', failure: outcome.failure } });
      block(outcome.failure.retryAt ?? 0);
      deps.onFailure(outcome.failure, 'error');
    },
    /** If reading again fails, the displayed order stays. */
    again(outcome: Outcome<Order>): void {
      if (outcome.kind === 'found') store.setState({ answer: { status: 'ready', value: outcome.value } });
      if (outcome.kind === 'failed') deps.onFailure(outcome.failure, 'warning');
    },
  };
}

/** Remembers the contact for other screens, and the order so that they need not read it again. */
function remember({ getPageState, getLocale, clock }: LookupDeps, order: Order, contact: Contact): void {
  const pageState = getPageState();
  pageState.remembered = contact;
  (pageState.contacts ??= new Map()).set(order.orderNumber, contact);
  const key = { orderNumber: order.orderNumber, locale: getLocale(), contact };
  pageState.get('orders', createOrders).put(key, order, clock.now());
}

export interface LookupRequest {
  readonly orderNumber: string;
  readonly contact: Contact;
  /** Part of the key, because the answer's texts come translated. */
  readonly locale: string;
}

/** One subscriber's share in a running lookup. */
export interface LookupShare {
  /** Undefined if the lookup was aborted for all subscribers. */
  readonly outcome: Promise<Outcome<Order> | undefined>;
  /** Releases the share; releasing the last one aborts the request. */
  release(): void;
}

/** The running lookups. Tags with the same lookup at the same time share one request. */
export interface Lookups extends PageStateEntry {
  find(request: LookupRequest, calls: LookupCalls): LookupShare;
}

interface PendingRequest {
  readonly outcome: LookupShare['outcome'];
  readonly controller: AbortController;
  shares: number;
}

export function createLookups(): Lookups {
  const requests = new Map<string, PendingRequest>();

  function start(key: string, request: LookupRequest, calls: LookupCalls): PendingRequest {
    const controller = new AbortController();
    const outcome = lookUp(request, calls, controller.signal).then((answer) => {
      if (requests.get(key) === pending) requests.delete(key);
      return controller.signal.aborted ? undefined : answer;
    });
    const pending: PendingRequest = { outcome, controller, shares: 0 };
    requests.set(key, pending);
    return pending;
  }

  return {
    find(request, calls) {
      const key = JSON.stringify(request);
      const pending = requests.get(key) ?? start(key, request, calls);
      pending.shares += 1;
      return { outcome: pending.outcome, release: () => release(pending) };
    },
    wipe() {
      for (const pending of requests.values()) pending.controller.abort();
      requests.clear();
    },
  };

  function release(pending: PendingRequest): void {
    pending.shares -= 1;
    if (pending.shares > 0) return;
    pending.controller.abort();
    for (const [key, known] of requests) if (known === pending) requests.delete(key);
  }
}

/** A phone number is verified by a separate call first; an e-mail address is verified by the read itself. */
async function lookUp(request: LookupRequest, calls: LookupCalls, signal: AbortSignal): Promise<Outcome<Order>> {
  const { orderNumber, contact } = request;
  if ('phoneNumber' in contact) {
    const check = await calls.requestGuestCheck({ orderNumber, phoneNumber: contact.phoneNumber }, signal);
    if (check.kind !== 'found') return check;
  }
  return calls.getOrderSummary({ orderNumber, contact }, signal);
}
