import { expect, type Page, type Route } from '@playwright/test';
import { readRequestedId } from '../faults/acts.js';
import { setVisibility } from '../e2e/support/set-visibility.js';
import { PageTime } from '../faults/page-time.js';
import type { Poll } from './polls.js';

/** The polls to wait for before the test acts on the page. */
const FIRST = 2;
/** Half an hour, unless the poll ends sooner. */
const A_LONG_TIME_MS = 30 * 60_000;
const A_SHORT_TIME_MS = 10_000;

/** Counts the polls of a page, on the page's clock. */
export class PollWatch {
  readonly time: PageTime;
  #requestCount = 0;
  readonly #page: Page;
  readonly #poll: Poll;
  readonly #retryAfter: string | undefined;

  /** With `retryAfter`, every answer is a 429 with this wait. */
  constructor(page: Page, poll: Poll, retryAfter?: string) {
    this.#page = page;
    this.#poll = poll;
    this.#retryAfter = retryAfter;
    this.time = new PageTime(page);
  }

  get requestCount(): number {
    return this.#requestCount;
  }

  /** Opens the page and waits for its first polls. */
  async start(): Promise<void> {
    await this.time.install((route) => this.#handle(route));
    // A step of a screen may need some time on the page's clock before the next button is ready.
    await this.time.during(this.#poll.start(this.#page));
    await this.time.pass(A_SHORT_TIME_MS, () => Promise.resolve(this.#requestCount >= (this.#retryAfter ? 1 : FIRST)));
    expect(this.#requestCount).toBeGreaterThan(0);
  }

  /** Returns the number of polls during a long time on a hidden page, within which the poll does not end. */
  async countWhileHidden(): Promise<number> {
    const { longestMs = Infinity } = this.#poll;
    await setVisibility(this.#page, 'hidden');
    await this.time.settle();
    const before = this.#requestCount;
    await this.time.pass(A_SHORT_TIME_MS);
    await this.#page.clock.fastForward(Math.min(A_LONG_TIME_MS, longestMs / 2));
    await this.time.pass(A_SHORT_TIME_MS);
    return this.#requestCount - before;
  }

  async #handle(route: Route): Promise<void> {
    if (!this.#poll.path.test(new URL(route.request().url()).pathname)) return route.continue();
    this.#requestCount += 1;
    if (this.#retryAfter === undefined)
      return route.fulfill({ json: this.#poll.open(readRequestedId(route.request().url())) });
    await route.fulfill({ status: 429, headers: { 'retry-after': this.#retryAfter }, json: {} });
  }
}
