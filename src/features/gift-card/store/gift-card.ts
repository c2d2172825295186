import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GiftCardCall } from '../api/get-gift-card-balance.js';
import {
  countHit,
  countMiss,
  createCoolDown,
  type CoolDown,
  type CoolDownState,
} from '../../../app/limits/cool-down.js';
import { SLOW_AFTER_MS, type Failure, type Outcome, type Load } from '../../../http/model/failure.js';
import { isCardNumber, isPin, toDigits, type GiftCardBalance } from '../model/gift-card.js';
import type { Guesses } from '../../../app/state/registry.js';
import type { Platform } from '../../../platform/platform.js';

/** A wrong PIN and an unknown card give the same failure, without call and status. */
const MISS: Failure = { code: 'input-credentials-invalid', retryable: true };

/** The state of one balance form, owned by one element: its values and its answer. */
export interface GiftCardState extends CoolDownState {
  readonly number: string;
  readonly pin: string;
  readonly answer: Load<GiftCardBalance>;
}

export interface GiftCardDeps {
  readonly getBalance: GiftCardCall;
  /** The page's wrong guesses, from all tags. */
  readonly guesses: StoreApi<Guesses>;
  /** Returns the currency to request (ISO 4217); rejects if it cannot be determined. */
  readonly findCurrency: () => Promise<string>;
  readonly clock: Pick<Platform, 'now' | 'after'>;
  readonly onFailure: (failure: Failure, severity: 'warning' | 'error') => void;
}

export interface BalanceForm {
  readonly store: StoreApi<GiftCardState>;
  edit(change: Partial<Pick<GiftCardState, 'number' | 'pin'>>): void;
  /** Requests the balance if number and PIN are complete, no wait is running and no request is running. */
  submit(): void;
  /** Deletes the PIN, so that the next person at the device cannot read it. */
  forgetPin(): void;
  /** Resets to the empty form. */
  reset(): void;
  dispose(): void;
}

const EMPTY = { number: '', pin: '', answer: { status: 'idle' } } as const satisfies Partial<GiftCardState>;

/** Creates the state and actions of one balance form. */
export function createBalanceForm(deps: GiftCardDeps): BalanceForm {
  const { guesses, clock } = deps;
  const store = createStore<GiftCardState>(() => ({ ...EMPTY, blockedUntil: 0, now: 0 }));
  const coolDown = createCoolDown(clock, store);
  const unsubscribe = guesses.subscribe(({ blockedUntil }) => coolDown.block(blockedUntil));
  coolDown.block(guesses.getState().blockedUntil);
  let pending: AbortController | undefined;
  /** Stops the timer of the slow notice. */
  let stopTimer = (): void => {};

  function cancel(): void {
    stopTimer();
    pending?.abort();
    pending = undefined;
  }

  function start(card: CardCredentials): void {
    const mine = new AbortController();
    pending = mine;
    store.setState({ answer: { status: 'loading', isSlow: false } });
    stopTimer = clock.after(SLOW_AFTER_MS, () => store.setState({ answer: { status: 'loading', isSlow: true } }));
    void requestBalance(deps, card, mine.signal).then((outcome) => {
      if (pending !== mine) return;
      stopTimer();
      pending = undefined;
      settle(outcome, { deps, store, coolDown });
    });
  }

  return {
    store,
    edit: (change) => store.setState(change),
    submit() {
      const { number, pin, answer, blockedUntil } = store.getState();
      if (answer.status === 'loading' || blockedUntil > clock.now() || !isCardNumber(number) || !isPin(pin)) return;
      start({ accountNumber: toDigits(number), pin: toDigits(pin) });
    },
    forgetPin() {
      if (store.getState().pin !== '') store.setState({ pin: '' });
    },
    reset() {
      cancel();
      store.setState(EMPTY);
    },
    dispose() {
      unsubscribe();
      cancel();
      coolDown.stop();
    },
  };
}

interface CardCredentials {
  readonly accountNumber: string;
  readonly pin: string;
}

interface AnswerTarget {
  readonly deps: GiftCardDeps;
  readonly store: StoreApi<GiftCardState>;
  readonly coolDown: CoolDown;
}

/** Applies an answer to the form and to the page's guesses. */
function settle(outcome: Outcome<GiftCardBalance>, { deps, store, coolDown }: AnswerTarget): void {
  const { guesses, clock } = deps;
  // The PIN is entered again for every try, so that it is never stored longer than needed.
  const pin = '';
  if (outcome.kind === 'found') {
    guesses.setState(countHit(guesses.getState()), true);
    return store.setState({ pin, answer: { status: 'ready', value: outcome.value } });
  }
  if (outcome.kind === 'missing') {
    store.setState({ pin, answer: { status: 'missing' } });
    guesses.setState(countMiss(guesses.getState(), clock.now()), true);
    return deps.onFailure(MISS, 'warning');
  }
  store.setState({ pin, answer: { status: 'failed', failure: outcome.failure } });
  coolDown.block(outcome.failure.retryAt ?? 0);
  deps.onFailure(outcome.failure, 'error');
}

async function requestBalance(
  { getBalance: send, findCurrency }: GiftCardDeps,
  card: CardCredentials,
  signal: AbortSignal,
): Promise<Outcome<GiftCardBalance>> {
  const currency = await findCurrency().catch(() => undefined);
  if (currency === undefined) return { kind: 'failed', failure: { code: 'chunk-load', retryable: true } };
  return send({ ...card, currency }, signal);
}
