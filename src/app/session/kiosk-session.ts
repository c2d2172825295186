import { IdleWatch, type IdleOptions } from './idle-watch.js';

/** `idle`: nobody was there any more. `left`: the page was left, put away or loaded anew. */
export type KioskEnd = 'requested' | 'idle' | 'left';

/** A tag on a shared device. */
export interface KioskMember {
  /** Can ask the shopper whether they are still there, at this moment; an area leaves that to the screen in it. */
  readonly canAsk: () => boolean;
  readonly isSending: () => boolean;
  /** Ends its session. */
  end(reason: KioskEnd): void;
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
    this.idle = new IdleWatch({ clock: page.clock, isBusy, onEnd: () => this.end('idle') });
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
  end(reason: KioskEnd, but?: object): void {
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
