import { setTimeout as rest } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';

/** The page's own counts of its requests to the service. */
interface PageCounts {
  readonly sent: number;
  readonly open: number;
  /** Response bodies that are still being read. */
  readonly reading: number;
  readonly now: number;
}

const SERVICE =
  '/(?:history|summary|partner_history)/v1|/(?:order_mgmt|store|identity|buy|product|ship|help|notification)/|/payment/(?:deferred_|gift_card)|/orders/return_labels/';
/**
 * Small enough not to overshoot the page's waits by much. The first steps are shorter, because the shortest wait is a
 * second.
 */
const STEP_MS = 1_000;
/** The step while the test watches nothing. A request that is sent within a step gets its answer after it. */
const LONG_STEP_MS = 5_000;
/** The step while the test acts on the page. */
const SHORT_STEP_MS = 100;
/** The pause between checks, so that they do not hold up a busy page. */
const MOMENT_MS = 10;
/** The clock runs by itself until it is paused, and cannot be paused in the past. */
const HEAD_START_MS = 60_000;

/**
 * Controls the page's clock for a test. Time stands still and advances only while no request is under way. On a slow
 * machine, an answer therefore arrives no later on the page's clock than the test intends, and nothing passes
 * unobserved.
 */
export class PageTime {
  readonly #page: Page;
  #arrived = 0;
  #busy = 0;
  /** Requests held for a time, by the test, or forever. */
  readonly #waiting = new Set<Request>();
  /** Scripts being loaded, by the browser's request id. */
  readonly #scripts = new Set<string>();
  #waiters: { readonly at: number; readonly resolve: () => void }[] = [];
  #now = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Installs the clock before the page opens and passes every request to the service to `handle`. */
  async install(handle: (route: Route) => Promise<void>): Promise<void> {
    const page = this.#page;
    await page.clock.install({ time: Date.now() - HEAD_START_MS });
    await page.clock.pauseAt(Date.now());
    await page.addInitScript(countRequests, SERVICE);
    await page.route(new RegExp(SERVICE), async (route) => {
      this.#arrived += 1;
      this.#busy += 1;
      // The request may have been aborted, or the page closed.
      await handle(route).catch(() => undefined);
      this.#busy -= 1;
    });
    const forget = (request: Request): void => void this.#waiting.delete(request);
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
    await this.#watchScripts();
  }

  /** Runs a task during which the held request does not stop the page's time. */
  async waitWith<Result>(route: Route, task: Promise<Result>): Promise<Result> {
    this.#waiting.add(route.request());
    this.#busy -= 1;
    try {
      return await task;
    } finally {
      this.#busy += 1;
      this.#waiting.delete(route.request());
    }
  }

  /** Resolves once this much of the page's time has passed, and never for an infinite time. */
  async until(ms: number): Promise<void> {
    const at = (await this.now()) + ms;
    return new Promise((resolve) => this.#waiters.push({ at, resolve }));
  }

  async now(): Promise<number> {
    return (await this.#count()).now;
  }

  /** Lets time pass and returns whether `isOver` became true before the end. */
  async pass(ms: number, isOver?: () => Promise<boolean>): Promise<boolean> {
    const start = await this.now();
    for (;;) {
      await this.settle();
      if (await isOver?.()) return true;
      const passed = this.#now - start;
      if (passed >= ms) return false;
      const step = isOver ? Math.min(STEP_MS, SHORT_STEP_MS + passed) : LONG_STEP_MS;
      await this.#page.clock.runFor(Math.min(step, ms - passed));
    }
  }

  /** Lets time pass in small steps while a task runs, until it is done or `isHeld` stops the clock. */
  async during<Result>(task: Promise<Result>, isHeld = (): boolean => false): Promise<Result> {
    let isOver = false;
    const end = (): void => void (isOver = true);
    task.then(end, end);
    const mayPass = (): boolean => !isOver && !isHeld();
    // While no page is loaded, or one is replacing another, there is no clock to advance.
    while (mayPass() && !this.#page.isClosed()) {
      await this.#passALittle(mayPass).catch(() => undefined);
      await rest(MOMENT_MS);
    }
    return task;
  }

  /** Waits until every request under way is answered or held by the test. */
  async settle(): Promise<void> {
    while (!(await this.#isAtRest())) await rest(MOMENT_MS);
  }

  async #passALittle(mayPass: () => boolean): Promise<void> {
    if ((await this.#isAtRest()) && mayPass()) await this.#page.clock.runFor(SHORT_STEP_MS);
  }

  /**
   * Follows the script requests over the page's own protocol session, so that their order relative to the page's
   * answers is reliable.
   */
  async #watchScripts(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    session.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && this.#scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId }) => this.#scripts.delete(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => this.#scripts.delete(requestId));
    await session.send('Network.enable');
  }

  async #isAtRest(): Promise<boolean> {
    const { sent, open, reading } = await this.#count();
    const isQuiet = this.#busy === 0 && reading === 0 && this.#scripts.size === 0;
    // A page that wraps `fetch` may already have its answer from elsewhere while the service's is still held.
    return isQuiet && sent === this.#arrived && open <= this.#waiting.size;
  }

  async #count(): Promise<PageCounts> {
    const counts = await this.#page.evaluate(() =>
      (window as unknown as { countOrdersRequests(): Promise<PageCounts> }).countOrdersRequests(),
    );
    this.#now = counts.now;
    const due = this.#waiters.filter(({ at }) => at <= counts.now);
    this.#waiters = this.#waiters.filter(({ at }) => at > counts.now);
    for (const { resolve } of due) resolve();
    return counts;
  }
}

/** Counts the page's requests. Runs in the page, before any of its scripts. */
function countRequests(service: string): void {
  const real = window.fetch;
  let sent = 0;
  let open = 0;
  let reading = 0;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = real(input, init);
    if (!new RegExp(service).test(url)) return answer;
    sent += 1;
    open += 1;
    const close = (): void => void (open -= 1);
    answer.then(close, close);
    return answer;
  };
  for (const name of ['text', 'json', 'blob', 'arrayBuffer'] as const) {
    const read = Response.prototype[name];
    Response.prototype[name] = function (this: Response) {
      const content = read.call(this);
      reading += 1;
      const end = (): void => void (reading -= 1);
      content.then(end, end);
      return content;
    };
  }
  const countOrdersRequests = async (): Promise<PageCounts> => {
    // Wait until all other tasks are done: a loaded script may still have to run, and an answer to be read.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    return { sent, open, reading, now: Date.now() };
  };
  Object.assign(window, { countOrdersRequests });
}
