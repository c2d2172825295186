import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Platform } from '../../platform/platform.js';

/** Time without any input on a shared device, after which its shopper may have left. */
export const IDLE_MS = 90_000;
/** How long the warning is shown; WCAG 2.2.1 requires at least 20 s, and a simple way to get more time. */
export const NOTICE_MS = 20_000;
const SECOND_MS = 1_000;

/** `rest`: the last session is over, and there has been no input since. */
type IdleState = { readonly status: 'rest' | 'active' } | { readonly status: 'warning'; readonly secondsLeft: number };

interface IdleOptions {
  readonly clock: Pick<Platform, 'now' | 'after'>;
  /** Whether a request is being sent that must not be interrupted. */
  readonly isBusy: () => boolean;
  readonly onIdle: () => void;
}

/** Detects whether a shopper is still there. Compares clock times instead of relying on timers, which run late in a hidden page. */
export class IdleWatch {
  readonly store: StoreApi<IdleState> = createStore<IdleState>(() => ({ status: 'rest' }));
  readonly #options: IdleOptions;
  #until = 0;
  #stopTimer: (() => void) | undefined;

  constructor(options: IdleOptions) {
    this.#options = options;
  }

  /** Records input. While the warning is shown, only its answer counts: other input may come from the next shopper. */
  touch(): void {
    if (this.store.getState().status !== 'warning') this.stay();
  }

  /** Restarts the full idle time, as often as the shopper asks for it. */
  stay(): void {
    this.#until = this.#options.clock.now() + IDLE_MS;
    if (this.store.getState().status === 'active') return;
    this.store.setState({ status: 'active' }, true);
    this.#wait(IDLE_MS);
  }

  /** Ends the session. The next input starts a new one. */
  rest(): void {
    this.#stopTimer?.();
    this.store.setState({ status: 'rest' }, true);
  }

  /** Checks the clock: when a timer ends, and when the page becomes visible again. */
  check(): void {
    const { clock, isBusy } = this.#options;
    const state = this.store.getState();
    if (state.status === 'rest') return;
    const left = this.#until - clock.now();
    if (left <= 0 && isBusy()) return this.#wait(SECOND_MS);
    if (state.status === 'warning') return left > 0 ? this.#count(left) : this.#end();
    if (left > 0) return this.#wait(left);
    // The device slept or the page was hidden, so that it is too late for a warning.
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
    this.#options.onIdle();
  }

  #wait(ms: number): void {
    this.#stopTimer?.();
    this.#stopTimer = this.#options.clock.after(ms, () => this.check());
  }
}

/** `idle`: the shopper was inactive. `left`: the page was left, hidden in the browser's cache, or reloaded. */
export type KioskOutcome = 'requested' | 'idle' | 'left';

/** A tag on a shared device. */
export interface KioskMember {
  /** Whether it can show the warning now; an area leaves that to the screen in it. */
  readonly canAsk: () => boolean;
  readonly isSending: () => boolean;
  /** Ends its session. */
  end(reason: KioskOutcome): void;
  /** Removes everything that it has rendered, synchronously. */
  clear(): void;
  /** Renders again from the start. */
  draw(): void;
}

/** What the page contributes to its kiosk session. */
export interface KioskPage {
  readonly clock: IdleOptions['clock'];
  /** Starts to listen for page events. Returns the function that stops it. */
  listen(kiosk: KioskSession): () => void;
  /** Clears what the page remembers of its shopper outside of the tags. */
  forget(): void;
}

/** One shopper at a time uses the page: all tags of a shared device end their sessions together, for any reason. */
export class KioskSession {
  readonly idle: IdleWatch;
  readonly #page: KioskPage;
  readonly #members = new Map<object, KioskMember>();
  #isEnding = false;
  #hasLeft = false;
  #stop: (() => void) | undefined;

  constructor(page: KioskPage) {
    this.#page = page;
    const isBusy = (): boolean => this.#isSending();
    this.idle = new IdleWatch({ clock: page.clock, isBusy, onIdle: () => this.end('idle') });
  }

  has(key: object): boolean {
    return this.#members.has(key);
  }

  join(key: object, member: KioskMember): void {
    this.#members.set(key, member);
    if (this.#stop) return;
    this.#stop = this.#page.listen(this);
    // The page's initial content belongs to a shopper too.
    this.idle.touch();
  }

  leave(key: object): void {
    this.#members.delete(key);
    if (this.#members.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
    this.idle.rest();
  }

  /** Whether this tag shows the warning: only the first visible tag of the page does. */
  mayAsk(key: object): boolean {
    const [asking] = [...this.#members].find(([, { canAsk }]) => canAsk()) ?? [];
    return asking === key;
  }

  /**
   * Ends the session of every tag.
   *
   * @param but the tag whose session has already ended
   */
  end(reason: KioskOutcome, but?: object): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.idle.rest();
    for (const [key, member] of [...this.#members]) if (key !== but) member.end(reason);
    this.#page.forget();
    this.#isEnding = false;
  }

  /**
   * Handles that the page is being left; the browser may cache it as it is. Clears the screen synchronously, because a later render might
   * not happen. A pending write continues; its session ends when the page is restored.
   */
  handleLeave(): void {
    this.#hasLeft = true;
    if (!this.#isSending()) this.end('left');
    for (const member of this.#members.values()) member.clear();
  }

  /** Handles that the page is restored from the browser's cache. */
  handleReturn(): void {
    if (!this.#hasLeft) return;
    this.#hasLeft = false;
    this.end('left');
    for (const member of this.#members.values()) {
      member.clear();
      member.draw();
    }
  }

  #isSending(): boolean {
    return [...this.#members.values()].some((member) => member.isSending());
  }
}
