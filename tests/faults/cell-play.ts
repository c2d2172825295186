import { expect, type Page, type Route } from '@playwright/test';
import type { CallScene, End } from './call-scene.js';
import { listLeaks } from './leaks.js';
import { getClassName, type Attempt, type ClassName, type Fault, type Meanwhile } from './fault.js';
import type { MatrixCase } from './matrix.js';
import { PageTime } from './page-time.js';
import { say } from './words.js';

const A_MINUTE_MS = 60_000;
/** By then the page has begun whatever it puts off. */
const IDLE_MS = 1_000;

/** What was seen of one call under one fault. */
export interface Evidence {
  /** The end was there in time. */
  readonly isReached: boolean;
  readonly requests: number;
  readonly wasToldToWait: boolean;
  /** Whether the way on was there, and whether it could be taken at once. */
  readonly wayOn: 'none' | 'open' | 'shut';
  readonly kept: readonly string[];
  /** Codes of `orders-error`. */
  readonly errors: readonly string[];
  /** Console lines and events that hold what they must not. */
  readonly leaks: readonly string[];
  readonly pageErrors: readonly string[];
}

/** One call under one fault, on a page of its own. */
export class CellPlay {
  readonly #page: Page;
  readonly #row: MatrixCase;
  readonly #scene: CallScene;
  readonly #fault: Fault;
  /** How calls of this class meet the fault. */
  readonly #kind: ClassName;
  readonly #time: PageTime;
  readonly #heard: string[] = [];
  readonly #lines: string[] = [];
  readonly #pageErrors: string[] = [];
  #requests = 0;
  #isMended = false;
  #isOpen = false;
  #wasToldToWait = false;
  #release = (): void => {};
  readonly #released = new Promise<void>((resolve) => (this.#release = resolve));

  constructor(page: Page, row: MatrixCase) {
    this.#page = page;
    this.#row = row;
    this.#scene = row.scene;
    this.#fault = row.fault;
    this.#kind = getClassName(row.scene.call);
    this.#time = new PageTime(page);
  }

  /** Lets the call meet the fault, and looks at what the shopper has then. */
  async play(): Promise<Evidence> {
    await this.#prepare();
    const { open, send } = this.#scene;
    // From then on it is the end that says how much time passes.
    const isSent = (): boolean => this.#requests > 0;
    await this.#time.during(open(this.#page), isSent);
    this.#isOpen = true;
    if (send) {
      // What the call will need is there before the fault is: some of it is fetched once the page has nothing else to do.
      await this.#time.pass(IDLE_MS);
      await this.#fault.before?.[this.#kind]?.(this.#page);
      await this.#time.during(send(this.#page), isSent);
    }
    if (this.#row.requests > 0) await this.#time.during(this.#waitForRequest(), isSent);
    const meanwhile = this.#fault.meanwhile?.[this.#kind];
    if (meanwhile) await this.#doMeanwhile(meanwhile);
    const isReached = await this.#reach(this.#row.end, () => this.#listen());
    const evidence = await this.#collect(isReached);
    // What is asked once more although it is over counts as well.
    await this.#time.pass(A_MINUTE_MS / 2);
    return { ...evidence, requests: this.#requests };
  }

  /** Takes the fault away, and the way on. The page must be as if nothing had happened. */
  async mend(): Promise<void> {
    const { end } = this.#row;
    this.#isMended = true;
    await this.#page.context().setOffline(false);
    if (end.mended === 'by hand') await this.#takeWayOn();
    expect(await this.#reach(this.#scene.ends.done)).toBe(true);
  }

  async #waitForRequest(): Promise<void> {
    await expect.poll(() => this.#requests, { intervals: [5] }).toBeGreaterThan(0);
  }

  async #reach(end: End, onStep?: () => Promise<void>): Promise<boolean> {
    const isShown = (): Promise<boolean> => end.find(this.#page).first().isVisible();
    const isOver = await this.#time.pass(this.#row.limitMs, async () => {
      await onStep?.();
      return end.isSilent ? false : isShown();
    });
    return end.isSilent ? isShown() : isOver;
  }

  async #prepare(): Promise<void> {
    const page = this.#page;
    page.on('console', (line) => this.#lines.push(line.text()));
    page.on('pageerror', (error) => this.#pageErrors.push(String(error)));
    await page.exposeFunction('hearOrders', (line: string) => this.#heard.push(line));
    await page.addInitScript(() => {
      const { hearOrders } = window as unknown as { hearOrders(line: string): void };
      for (const name of ['orders-error', 'orders-track', 'orders-order-found', 'orders-order-cancelled']) {
        addEventListener(name, (event) => hearOrders(`${name} ${JSON.stringify((event as CustomEvent).detail)}`));
      }
    });
    await this.#time.install((route) => this.#handle(route));
    await page.route(this.#scene.chunks, (route) =>
      this.#fault.losesChunk && !this.#isMended ? route.abort() : route.fallback(),
    );
  }

  async #handle(route: Route): Promise<void> {
    const { call, method, path, opening, answers = [] } = this.#scene;
    const request = route.request();
    const { pathname } = new URL(request.url());
    const scripted = answers.find((answer) => answer.path.test(pathname));
    const attempt: Attempt = {
      route,
      call,
      answer: () => scripted?.act(attempt) ?? route.continue(),
      wait: (ms) => this.#time.waitWith(route, this.#time.until(ms)),
      waitForRelease: () => this.#time.waitWith(route, this.#released),
    };
    if (this.#isMended || request.method() !== method || !path.test(pathname)) return attempt.answer();
    if (opening && !this.#isOpen) return opening(route);
    const { acts } = this.#fault[this.#kind];
    const act = acts[this.#requests] ?? acts.at(-1) ?? acts[0];
    this.#requests += 1;
    await act(attempt);
  }

  /** Hears what is said meanwhile: it is gone when all is over. */
  async #listen(): Promise<void> {
    const { slow } = this.#scene;
    if (!this.#fault.isSlow || this.#wasToldToWait) return;
    this.#wasToldToWait = slow === undefined || (await this.#page.getByText(say(slow)).count()) > 0;
  }

  async #doMeanwhile(what: Meanwhile): Promise<void> {
    if (what === 'cross') await this.#time.during(this.#scene.cross(this.#page));
    if (what === 'unmount') await this.#page.evaluate(() => document.querySelector('orders-area')?.remove());
    if (what === 'stay offline') {
      await this.#time.pass(A_MINUTE_MS);
      await this.#page.context().setOffline(false);
    }
    await this.#time.settle();
    this.#release();
    if (what === 'unmount') await this.#time.pass(A_MINUTE_MS);
  }

  async #collect(isReached: boolean): Promise<Evidence> {
    const { end } = this.#row;
    const { wayOn } = end;
    const control =
      wayOn &&
      end
        .find(this.#page)
        .getByRole(wayOn.role, { name: say(wayOn.message) })
        .first();
    const isThere = control !== undefined && (await control.isVisible());
    const isPolluted = await this.#page.evaluate(() => 'polluted' in {} || 'addedLater' in {});
    return {
      isReached,
      requests: this.#requests,
      wasToldToWait: this.#wasToldToWait,
      wayOn: isThere ? ((await control.isEnabled()) ? 'open' : 'shut') : 'none',
      kept: await this.#scene.readStored(this.#page),
      // Pictures come over the same network, and in their own time: what they meet is not the call's affair.
      errors: this.#heard
        .filter((line) => line.startsWith('orders-error '))
        .map(toCode)
        .filter((code) => code !== 'picture-load'),
      leaks: listLeaks([...this.#lines, ...this.#heard]),
      pageErrors: isPolluted ? [...this.#pageErrors, 'the prototype of all objects has changed'] : this.#pageErrors,
    };
  }

  async #takeWayOn(): Promise<void> {
    const { end } = this.#row;
    const { wayOn } = end;
    if (!wayOn) throw new Error('There is nothing to be done about it.');
    if (wayOn.afterMs !== undefined) await this.#page.clock.fastForward(wayOn.afterMs);
    // What told of a wait may have gone with it.
    const place = wayOn.afterMs === undefined ? end.find(this.#page) : this.#page;
    const control = place.getByRole(wayOn.role, { name: say(wayOn.message) }).first();
    await this.#time.during(control.click());
  }
}

function toCode(line: string): string {
  return (JSON.parse(line.slice(line.indexOf('{'))) as { code: string }).code;
}
