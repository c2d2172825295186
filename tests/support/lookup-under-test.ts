import { isOrderNumber } from '../../src/http/model/order-number.js';
import { vi } from 'vitest';
import { type Guesses, PageState } from '../../src/app/state/registry.js';
import type { Failure } from '../../src/http/model/failure.js';
import type { LookupRules, LookupValues } from '../../src/orders/model/guest-lookup-check.js';
import type { Order } from '../../src/orders/model/order.js';
import { createLookup, type Lookup } from '../../src/features/guest-lookup/store/lookup.js';
import type { LookupState } from '../../src/features/guest-lookup/store/lookup-state.js';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFakeClock, type FakeClock } from './fake-clock.js';
import { createOrder } from './orders.js';
import { createScriptedCalls, type ScriptedCalls, type ScriptedOutcome } from './scripted-calls.js';

export const NUMBER = 'US10000001';
export const EMAIL = 'guest@example.com';
export const PHONE = '503 555 0101';

/** The options of a test; those not passed are created anew. */
export interface LookupSetting {
  readonly clock?: FakeClock;
  readonly calls?: ScriptedCalls;
  readonly pageState?: PageState;
  readonly guesses?: StoreApi<Guesses>;
  readonly rules?: Partial<LookupRules>;
  readonly isKiosk?: boolean;
}

export interface LookupUnderTest {
  readonly lookup: Lookup;
  readonly clock: FakeClock;
  readonly calls: ScriptedCalls;
  readonly pageState: PageState;
  readonly guesses: StoreApi<Guesses>;
  readonly found: readonly string[];
  readonly failures: readonly { readonly failure: Failure; readonly severity: string }[];
  /** Every state of the answer, in order. */
  readonly answers: readonly LookupState['answer'][];
  /** Types, submits, and runs pending promises. */
  submit(values?: Partial<LookupValues>): Promise<ReturnType<Lookup['submit']>>;
  /** Advances the time, after lazy modules have loaded. */
  pass(ms: number): Promise<void>;
  state(): LookupState;
}

export function createLookupUnderTest(setting: LookupSetting = {}): LookupUnderTest {
  const { clock = createFakeClock(), pageState = new PageState() } = setting;
  const { calls = createScriptedCalls(clock), guesses = createGuesses() } = setting;
  const found: string[] = [];
  const failures: { failure: Failure; severity: string }[] = [];
  const lookup = createLookup({
    calls,
    getPageState: () => pageState,
    guesses,
    getRules: () => ({
      allowsPhone: false,
      isOrderNumber,
      asksForTerms: false,
      hasRememberedContact: pageState.remembered !== undefined,
      ...setting.rules,
    }),
    getLocale: () => 'en',
    clock,
    mayRemember: () => setting.isKiosk !== true,
    onFound: (orderNumber) => void found.push(orderNumber),
    onFailure: (failure, severity) => void failures.push({ failure, severity }),
  });
  const answers: LookupState['answer'][] = [];
  lookup.store.subscribe(({ answer }, before) => {
    if (answer !== before.answer) answers.push(answer);
  });
  const pass = async (ms: number): Promise<void> => {
    await vi.dynamicImportSettled();
    await clock.pass(ms);
  };
  return {
    ...{ lookup, clock, calls, pageState, guesses, found, failures, answers, pass },
    state: () => lookup.store.getState(),
    async submit(values = { orderNumber: NUMBER, email: EMAIL }) {
      lookup.edit(values);
      const errors = lookup.submit();
      await pass(0);
      return errors;
    },
  };
}

export function createGuesses(): StoreApi<Guesses> {
  return createStore<Guesses>(() => ({ misses: 0, waits: 0, blockedUntil: 0 }));
}

export function foundOrder(changes: Partial<Order> = {}, ms = 0): ScriptedOutcome<Order> {
  return { outcome: { kind: 'found', value: createOrder(changes) }, ms };
}

export function missing(ms = 0): ScriptedOutcome<never> {
  return { outcome: { kind: 'missing' }, ms };
}

export function failed(failure: Partial<Failure> = {}, ms = 0): ScriptedOutcome<never> {
  const code = 'service-get-order-summary-failure';
  return { outcome: { kind: 'failed', failure: { code, retryable: true, call: 'get-order-summary', ...failure } }, ms };
}
