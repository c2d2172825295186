import type { Page, Request, Route } from '@playwright/test';

/** What the page's own script counts of the requests that it sends to the service. */
interface PageCounts {
  readonly sent: number;
  readonly open: number;
  readonly now: number;
}

const SERVICE = '/(?:history|summary|partner_history)/v1|/(?:order_mgmt|store|identity)/';
/** Small enough that a wait of the page's is not passed over by much. */
const STEP_MS = 1_000;

/**
 * The page's own time in the hands of a test. It is moved on only while nothing is under way: however slow the machine is, no answer
 * comes later, by the page's clock, than the test wants it to.
 */
export class PageTime {
  readonly #page: Page;
  #arrived = 0;
  #busy = 0;
  /** Requests that wait for a time, for the test, or for ever. */
  readonly #waiting = new Set<Request>();
  readonly #scripts = new Set<Request>();
  #waiters: { readonly at: number; readonly resolve: () => void }[] = [];
  #now = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is opened. Every request to the service is given to `handle`. */
  async install(handle: (route: Route) => Promise<void>): Promise<void> {
    const page = this.#page;
    await page.clock.install();
    await page.addInitScript(countRequests, SERVICE);
    await page.route(new RegExp(SERVICE), async (route) => {
      this.#arrived += 1;
      this.#busy += 1;
      // Whoever asked may be gone, and the page as well.
      await handle(route).catch(() => undefined);
      this.#busy -= 1;
    });
    page.on('request', (request) => request.resourceType() === 'script' && this.#scripts.add(request));
    const forget = (request: Request): void => {
      this.#scripts.delete(request);
      this.#waiting.delete(request);
    };
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
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
  async pass(ms: number, isOver: () => Promise<boolean> = () => Promise.resolve(false)): Promise<boolean> {
    const start = await this.now();
    for (;;) {
      await this.settle();
      if (await isOver()) return true;
      if (this.#now - start >= ms) return false;
      await this.#page.clock.runFor(Math.min(STEP_MS, start + ms - this.#now));
    }
  }

  /** Waits until every request that is under way has its answer, or waits for the test. */
  async settle(): Promise<void> {
    for (;;) {
      const { sent, open } = await this.#count();
      if (this.#busy === 0 && this.#scripts.size === 0 && sent === this.#arrived && open === this.#waiting.size) return;
    }
  }

  async #count(): Promise<PageCounts> {
    const counts = await this.#page.evaluate(() =>
      (window as unknown as { countOrdersRequests(): PageCounts }).countOrdersRequests(),
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
  Object.assign(window, { countOrdersRequests: () => ({ sent, open, now: Date.now() }) });
}
