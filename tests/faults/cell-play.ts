import { expect, type Page, type Request, type Route } from '@playwright/test';
import { isSentByPage, usePageTransport } from '../e2e/support/use-page-transport.js';
import type { CallScene, SceneOutcome } from './call-scene.js';
import { listLeaks } from './leaks.js';
import { getClassName, type Attempt, type ClassName, type Fault, type Meanwhile } from './fault.js';
import type { MatrixCase } from './matrix.js';
import { PageTime } from './page-time.js';
import { toPattern } from './words.js';

const A_MINUTE_MS = 60_000;
/** Time enough for the page to start its deferred work. */
const IDLE_MS = 1_000;

/** The observations of one call under one fault. */
export interface Evidence {
  /** Whether the outcome appeared in time. */
  readonly isReached: boolean;
  readonly requests: number;
  readonly sawSlowNotice: boolean;
  /** Whether the control of the outcome was there, and whether it was enabled. */
  readonly nextAction: 'none' | 'open' | 'shut';
  readonly preserved: readonly string[];
  /** The codes of the `orders-error` events. */
  readonly errors: readonly string[];
  /** Console lines and events with personal data. */
  readonly leaks: readonly string[];
  readonly pageErrors: readonly string[];
}

/** Plays one call under one fault, on a page of its own. */
export class CellPlay {
  readonly #page: Page;
  readonly #row: MatrixCase;
  readonly #scene: CallScene;
  readonly #fault: Fault;
  /** The class of the call, which decides how it meets the fault. */
  readonly #kind: ClassName;
  readonly #time: PageTime;
  readonly #heard: string[] = [];
  readonly #lines: string[] = [];
  readonly #pageErrors: string[] = [];
  #requests = 0;
  #isFaultRemoved = false;
  #isOpen = false;
  #sawSlowNotice = false;
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

  /** Exposes the call to the fault and collects what the shopper sees. */
  async play(): Promise<Evidence> {
    await this.#prepare();
    const { open, send } = this.#scene;
    // After the request is sent, the outcome decides how much time passes.
    const isSent = (): boolean => this.#requests > 0;
    await this.#time.during(open(this.#page), isSent);
    this.#isOpen = true;
    if (send) {
      // Load everything the call needs before the fault starts; some of it is fetched only when the page is idle.
      await this.#time.pass(IDLE_MS);
      await this.#fault.before?.[this.#kind]?.(this.#page);
      await this.#time.during(send(this.#page), isSent);
    }
    if (this.#row.requests > 0) await this.#time.during(this.#waitForRequest(), isSent);
    const meanwhile = this.#fault.meanwhile?.[this.#kind];
    if (meanwhile) await this.#doMeanwhile(meanwhile);
    const isReached = await this.#reach(this.#row.outcome, () => this.#listen());
    const evidence = await this.#collect(isReached);
    // Requests that are sent after the outcome also count.
    await this.#time.pass(A_MINUTE_MS / 2);
    return { ...evidence, requests: this.#requests };
  }

  /** Removes the fault and uses the control of the outcome. The page must then show the outcome without a fault. */
  async recover(): Promise<void> {
    const { outcome } = this.#row;
    this.#isFaultRemoved = true;
    await this.#page.context().setOffline(false);
    if (outcome.recovery === 'by hand') await this.#takeNextAction();
    expect(await this.#reach(this.#scene.outcomes.done)).toBe(true);
  }

  async #waitForRequest(): Promise<void> {
    await expect.poll(() => this.#requests, { intervals: [5] }).toBeGreaterThan(0);
  }

  async #reach(outcome: SceneOutcome, onStep?: () => Promise<void>): Promise<boolean> {
    const isShown = (): Promise<boolean> => outcome.find(this.#page).first().isVisible();
    const isOver = await this.#time.pass(this.#row.limitMs, async () => {
      await onStep?.();
      return outcome.isSilent ? false : isShown();
    });
    return outcome.isSilent ? isShown() : isOver;
  }

  async #prepare(): Promise<void> {
    const page = this.#page;
    if (this.#row.isOverPage) await usePageTransport(page);
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
      this.#fault.losesChunk && !this.#isFaultRemoved ? route.abort() : route.fallback(),
    );
  }

  async #handle(route: Route): Promise<void> {
    const { call, opening, answers = [] } = this.#scene;
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
    if (this.#isFaultRemoved || !this.#isCall(request)) return attempt.answer();
    if (isSentByPage(request.headers()) !== (this.#row.isOverPage ?? false))
      this.#pageErrors.push(`another sender of ${call}`);
    if (opening && !this.#isOpen) return opening(route);
    const { acts } = this.#fault[this.#kind];
    const act = acts[this.#requests] ?? acts.at(-1) ?? acts[0];
    this.#requests += 1;
    await act(attempt);
  }

  #isCall(request: Request): boolean {
    const { method, path, query } = this.#scene;
    const { pathname, search } = new URL(request.url());
    return request.method() === method && path.test(pathname) && (query?.test(search) ?? true);
  }

  /** Looks for the slow notice while it is shown; it disappears with the outcome. */
  async #listen(): Promise<void> {
    const { slow } = this.#scene;
    if (!this.#fault.isSlow || this.#sawSlowNotice) return;
    this.#sawSlowNotice = slow === undefined || (await this.#page.getByText(toPattern(slow)).count()) > 0;
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
    const { outcome } = this.#row;
    const { nextAction } = outcome;
    const control =
      nextAction &&
      outcome
        .find(this.#page)
        .getByRole(nextAction.role, { name: toPattern(nextAction.message) })
        .first();
    const isThere = control !== undefined && (await control.isVisible());
    const isPolluted = await this.#page.evaluate(() => 'polluted' in {} || 'addedLater' in {});
    return {
      isReached,
      requests: this.#requests,
      sawSlowNotice: this.#sawSlowNotice,
      nextAction: isThere ? ((await control.isEnabled()) ? 'open' : 'shut') : 'none',
      preserved: await this.#scene.readStored(this.#page),
      // Pictures use the same network with their own timing; their errors do not belong to the call.
      errors: this.#heard
        .filter((line) => line.startsWith('orders-error '))
        .map(toCode)
        .filter((code) => code !== 'picture-load'),
      leaks: listLeaks([...this.#lines, ...this.#heard]),
      pageErrors: isPolluted ? [...this.#pageErrors, 'the prototype of all objects has changed'] : this.#pageErrors,
    };
  }

  async #takeNextAction(): Promise<void> {
    const { outcome } = this.#row;
    const { nextAction } = outcome;
    if (!nextAction) throw new Error('There is nothing to be done about it.');
    if (nextAction.afterMs !== undefined) await this.#page.clock.fastForward(nextAction.afterMs);
    // The message about the wait may have disappeared together with its box.
    const target = nextAction.afterMs === undefined ? outcome.find(this.#page) : this.#page;
    const control = target.getByRole(nextAction.role, { name: toPattern(nextAction.message) }).first();
    await this.#time.during(control.click());
  }
}

function toCode(line: string): string {
  return (JSON.parse(line.slice(line.indexOf('{'))) as { code: string }).code;
}
