import type { StoreApi } from 'zustand/vanilla';
import type { Platform } from '../../platform/platform.js';
import { createSlice } from '../state/create-slice.js';

/** Nobody has touched a shared device for this long: perhaps its shopper has gone. */
export const IDLE_MS = 90_000;
/** For this long they are asked; WCAG 2.2.1 wants 20 s at least, and a simple way to get more. */
export const NOTICE_MS = 20_000;
const SECOND_MS = 1_000;

/** `rest`: the last session is over, and nobody has touched the page since. */
export type IdleState =
  { readonly status: 'rest' | 'active' } | { readonly status: 'warning'; readonly secondsLeft: number };

export interface IdleOptions {
  readonly clock: Pick<Platform, 'now' | 'after'>;
  /** Something is being sent that must not be cut off. */
  readonly isBusy: () => boolean;
  readonly onEnd: () => void;
}

/** Watches whether anybody is still there. By the clock, not by timers alone: those of a page that nobody sees come late. */
export class IdleWatch {
  readonly store: StoreApi<IdleState> = createSlice<IdleState>({ status: 'rest' });
  readonly #options: IdleOptions;
  #until = 0;
  #stopTimer: (() => void) | undefined;

  constructor(options: IdleOptions) {
    this.#options = options;
  }

  /** Somebody is there. Who is asked has to answer: what touches the screen then may be the next shopper. */
  touch(): void {
    if (this.store.getState().status !== 'warning') this.stay();
  }

  /** As much time as from the beginning, as often as it is asked for. */
  stay(): void {
    this.#until = this.#options.clock.now() + IDLE_MS;
    if (this.store.getState().status === 'active') return;
    this.store.setState({ status: 'active' }, true);
    this.#wait(IDLE_MS);
  }

  /** The session is over. The next one begins with the next touch. */
  rest(): void {
    this.#stopTimer?.();
    this.store.setState({ status: 'rest' }, true);
  }

  /** Looks at the clock: at the end of a time, and when a page is shown again. */
  check(): void {
    const { clock, isBusy } = this.#options;
    const state = this.store.getState();
    if (state.status === 'rest') return;
    const left = this.#until - clock.now();
    if (left <= 0 && isBusy()) return this.#wait(SECOND_MS);
    if (state.status === 'warning') return left > 0 ? this.#count(left) : this.#end();
    if (left > 0) return this.#wait(left);
    // The device slept, or the page was out of sight: nobody can be asked any more.
    if (left <= -NOTICE_MS) return this.#end();
    this.#until = clock.now() + NOTICE_MS;
    this.#count(NOTICE_MS);
  }

  #count(left: number): void {
    this.store.setState({ status: 'warning', secondsLeft: Math.ceil(left / SECOND_MS) }, true);
    this.#wait(left % SECOND_MS || SECOND_MS);
  }

  #end(): void {
    this.rest();
    this.#options.onEnd();
  }

  #wait(ms: number): void {
    this.#stopTimer?.();
    this.#stopTimer = this.#options.clock.after(ms, () => this.check());
  }
}
