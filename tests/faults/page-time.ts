import { setTimeout as rest } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';

/** What the page's own script counts of the requests that it sends to the service. */
interface PageCounts {
  readonly sent: number;
  readonly open: number;
  /** Answers that are being read and have not come to their end. */
  readonly reading: number;
  readonly now: number;
}

const SERVICE =
  '/(?:history|summary|partner_history)/v1|/(?:order_mgmt|store|identity|buy|product|ship|help|notification)/|/payment/(?:deferred_|gift_card)|/orders/return_labels/';
/** Small enough that a wait of the page's is not passed over by much. The first steps are smaller: the shortest wait is a second. */
const STEP_MS = 1_000;
/** Where nobody looks meanwhile. A request that is sent within a step has its answer after it. */
const LONG_STEP_MS = 5_000;
/** While something is done with the page. */
const SHORT_STEP_MS = 100;
/** Between one look and the next: looked at without a rest, a page that is at work would be held up by what asks it for that. */
const MOMENT_MS = 10;
/** A clock goes by itself until it is stopped, and cannot be stopped at a time that is over. */
const HEAD_START_MS = 60_000;

/**
 * The page's own time in the hands of a test. It stands still, and is moved on only while nothing is under way: however slow the
 * machine is, no answer comes later, by the page's clock, than the test wants it to, and nothing is over before it was looked at.
 */
export class PageTime {
  readonly #page: Page;
  #arrived = 0;
  #busy = 0;
  /** Requests that wait for a time, for the test, or for ever. */
  readonly #waiting = new Set<Request>();
  /** Scripts on their way, by the browser's number of them. */
  readonly #scripts = new Set<string>();
  #waiters: { readonly at: number; readonly resolve: () => void }[] = [];
  #now = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is opened. Every request to the service is given to `handle`. */
  async install(handle: (route: Route) => Promise<void>): Promise<void> {
    const page = this.#page;
    await page.clock.install({ time: Date.now() - HEAD_START_MS });
    await page.clock.pauseAt(Date.now());
    await page.addInitScript(countRequests, SERVICE);
    await page.route(new RegExp(SERVICE), async (route) => {
      this.#arrived += 1;
      this.#busy += 1;
      // Whoever asked may be gone, and the page as well.
      await handle(route).catch(() => undefined);
      this.#busy -= 1;
    });
    const forget = (request: Request): void => void this.#waiting.delete(request);
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
    await this.#watchScripts();
  }

  /** The time that a request has to wait for does not keep the page's time from going on. */
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

  /** Resolves once so much of the page's time has passed, and never for an endless time. */
  async until(ms: number): Promise<void> {
    const at = (await this.now()) + ms;
    return new Promise((resolve) => this.#waiters.push({ at, resolve }));
  }

  async now(): Promise<number> {
    return (await this.#count()).now;
  }

  /** Lets time pass. Gives what it came to where `isOver` said so before the end. */
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

  /** Lets time pass, a little at once, while something is done with the page that may need it: until that is done, or time is to be held. */
  async during<Result>(task: Promise<Result>, isHeld = (): boolean => false): Promise<Result> {
    let isOver = false;
    const end = (): void => void (isOver = true);
    task.then(end, end);
    const mayPass = (): boolean => !isOver && !isHeld();
    // Before a page is there, and while one gives way to another, there is no time that could pass.
    while (mayPass() && !this.#page.isClosed()) {
      await this.#passALittle(mayPass).catch(() => undefined);
      await rest(MOMENT_MS);
    }
    return task;
  }

  /** Waits until every request that is under way has its answer, or waits for the test. */
  async settle(): Promise<void> {
    while (!(await this.#isAtRest())) await rest(MOMENT_MS);
  }

  async #passALittle(mayPass: () => boolean): Promise<void> {
    if ((await this.#isAtRest()) && mayPass()) await this.#page.clock.runFor(SHORT_STEP_MS);
  }

  /** As the page's own process tells it, in one line with what the page says of itself: what it has begun before it rests is known then. */
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
    // A page that wraps `fetch` may have its answer from elsewhere while the service's still waits.
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

/** Runs in the page, before any of its scripts. */
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
    // Once nothing else is left to be done: a script that has come may have to be run yet, an answer to be read.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    return { sent, open, reading, now: Date.now() };
  };
  Object.assign(window, { countOrdersRequests });
}
