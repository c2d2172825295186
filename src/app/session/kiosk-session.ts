import type { StoreApi } from 'zustand/vanilla';
import type { Platform } from '../../platform/platform.js';
import { createSlice } from '../state/create-slice.js';

/** Nobody has touched a shared device for this long: perhaps its shopper has gone. */
export const IDLE_MS = 90_000;
/** For this long they are asked; WCAG 2.2.1 wants 20 s at least, and a simple way to get more. */
export const NOTICE_MS = 20_000;
const SECOND_MS = 1_000;

/** `rest`: the last session is over, and nobody has touched the page since. */
type IdleState = { readonly status: 'rest' | 'active' } | { readonly status: 'warning'; readonly secondsLeft: number };

interface IdleOptions {
  readonly clock: Pick<Platform, 'now' | 'after'>;
  /** Something is being sent that must not be cut off. */
  readonly isBusy: () => boolean;
  readonly onIdle: () => void;
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
    this.#options.onIdle();
  }

  #wait(ms: number): void {
    this.#stopTimer?.();
    this.#stopTimer = this.#options.clock.after(ms, () => this.check());
  }
}

/** `idle`: nobody was there any more. `left`: the page was left, put away or loaded anew. */
export type KioskOutcome = 'requested' | 'idle' | 'left';

/** A tag on a shared device. */
export interface KioskMember {
  /** Can ask the shopper whether they are still there, at this moment; an area leaves that to the screen in it. */
  readonly canAsk: () => boolean;
  readonly isSending: () => boolean;
  /** Ends its session. */
  end(reason: KioskOutcome): void;
  /** Takes all it has drawn out of the page, at once. */
  clear(): void;
  /** Draws anew, from the beginning. */
  draw(): void;
}

/** What a page does for its kiosk session besides. */
export interface KioskPage {
  readonly clock: IdleOptions['clock'];
  /** Begins to listen to the page, and gives the way to stop. */
  listen(kiosk: KioskSession): () => void;
  /** Forgets what the page knows of its shopper beside the tags. */
  forget(): void;
}

/** One shopper at a time has the page: all tags of a shared device end together, by whatever end. */
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
    // What the page itself shows first is somebody's, too.
    this.idle.touch();
  }

  leave(key: object): void {
    this.#members.delete(key);
    if (this.#members.size > 0) return;
    this.#stop?.();
    this.#stop = undefined;
    this.idle.rest();
  }

  /** One tag of the page asks whether the shopper is still there: the first that they can see. */
  mayAsk(key: object): boolean {
    const [asking] = [...this.#members].find(([, { canAsk }]) => canAsk()) ?? [];
    return asking === key;
  }

  /** Ends the session of every tag; `but` has ended already. */
  end(reason: KioskOutcome, but?: object): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.idle.rest();
    for (const [key, member] of [...this.#members]) if (key !== but) member.end(reason);
    this.#page.forget();
    this.#isEnding = false;
  }

  /**
   * The page is being left; the browser may keep it as it is. Nothing is left on it, even where what is drawn would go a moment later.
   * What is being sent goes on: its session ends when the page comes back.
   */
  handleLeave(): void {
    this.#hasLeft = true;
    if (!this.#isSending()) this.end('left');
    for (const member of this.#members.values()) member.clear();
  }

  /** The page is there again, as it was kept. */
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
