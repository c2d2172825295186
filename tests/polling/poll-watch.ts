import { expect, type Page, type Route } from '@playwright/test';
import { readAskedId } from '../faults/acts.js';
import { PageTime } from '../faults/page-time.js';
import type { Poll } from './polls.js';

/** Asked after before anything else is done with the page. */
const FIRST = 2;
const A_LONG_TIME = '30:00';
const A_SHORT_TIME_MS = 10_000;

/** How often the service is asked, by the page's own time. */
export class PollWatch {
  readonly time: PageTime;
  #asked = 0;
  readonly #page: Page;
  readonly #poll: Poll;
  readonly #retryAfter: string | undefined;

  /** `retryAfter`: what the service says instead of anything else. */
  constructor(page: Page, poll: Poll, retryAfter?: string) {
    this.#page = page;
    this.#poll = poll;
    this.#retryAfter = retryAfter;
    this.time = new PageTime(page);
  }

  get asked(): number {
    return this.#asked;
  }

  /** Opens the page, and waits until it asks. */
  async start(): Promise<void> {
    await this.time.install((route) => this.#handle(route));
    // A step of a screen may need a moment of the page's own time before the next one can be pressed.
    await this.time.during(this.#poll.start(this.#page));
    await this.time.pass(A_SHORT_TIME_MS, () => Promise.resolve(this.#asked >= (this.#retryAfter ? 1 : FIRST)));
    expect(this.#asked).toBeGreaterThan(0);
  }

  /** Hides the page, or shows it again. The browser's own tabs cannot: one behind another counts as visible. */
  async turn(state: 'hidden' | 'visible'): Promise<void> {
    const heard = await this.#page.evaluate((next) => {
      let isHeard = false;
      document.addEventListener('visibilitychange', () => (isHeard = true), { once: true });
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: next });
      document.dispatchEvent(new Event('visibilitychange'));
      return isHeard ? document.visibilityState : 'nothing';
    }, state);
    expect(heard).toBe(state);
  }

  /** How often it is asked in half an hour in which nobody looks. */
  async countWhileHidden(): Promise<number> {
    await this.turn('hidden');
    await this.time.settle();
    const before = this.#asked;
    await this.time.pass(A_SHORT_TIME_MS);
    await this.#page.clock.fastForward(A_LONG_TIME);
    await this.time.pass(A_SHORT_TIME_MS);
    return this.#asked - before;
  }

  async #handle(route: Route): Promise<void> {
    if (!this.#poll.path.test(new URL(route.request().url()).pathname)) return route.continue();
    this.#asked += 1;
    if (this.#retryAfter === undefined)
      return route.fulfill({ json: this.#poll.open(readAskedId(route.request().url())) });
    await route.fulfill({ status: 429, headers: { 'retry-after': this.#retryAfter }, json: {} });
  }
}
