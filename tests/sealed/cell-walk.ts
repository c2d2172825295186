import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { noteEvents } from '../e2e/support/cancel.js';
import { readJournal, type JournalLine } from '../faults/journal.js';
import { listLeaks } from '../faults/leaks.js';
import { say } from '../faults/words.js';
import type { ForeignRequest, ForeignServer } from './foreign-server.js';
import { serveHostPage } from './host-page.js';
import { proveOrder } from './prove-order.js';
import { readTraces, type PageTraces } from './page-traces.js';
import { UNTRUSTED, type SealedCell } from './sealed-cells.js';
import { listSpilt } from './secrets.js';

/** For each step of the way to a call. */
const STEP_MS = 20_000;
/** For an end: a write in doubt looks at its order three times in six seconds, and a store's stages take as long. */
const PATIENCE_MS = 15_000;
const MOMENT_MS = 100;
/** By then a call is sent that follows the end. */
const AFTERMATH_MS = 300;
const HEARD = ['orders-error', 'orders-track', 'orders-order-found', 'orders-order-cancelled'] as const;

/** What was seen of one call under one attack. */
export interface Evidence {
  /** Why the walk to the call ended early; empty where it did not. */
  readonly obstacle: string;
  /** A guest had to prove an order on the way, and did. */
  readonly hasProvedOrder: boolean;
  /** What reached the page's own service, in its order. */
  readonly journal: readonly JournalLine[];
  readonly foreign: { readonly origin: string; readonly requests: readonly ForeignRequest[] };
  readonly traces: PageTraces;
  /** The end that the cell names is on show, with its way on. */
  readonly hasEnd: boolean;
  readonly hasNextRoute: boolean;
  /** Codes of `orders-error`, in order. */
  readonly errors: readonly string[];
  readonly consoleLines: readonly string[];
  /** Lines of the console and of events that hold what they must not. */
  readonly spilt: readonly string[];
}

export interface WalkOptions {
  readonly foreign: ForeignServer;
  /** How long an end is waited for. */
  readonly patienceMs?: number;
}

/** One call under one attack, on a page of its own. */
export class CellWalk {
  readonly #page: Page;
  readonly #cell: SealedCell;
  readonly #foreign: ForeignServer;
  readonly #patienceMs: number;
  readonly #world = randomUUID();
  readonly #consoleLines: string[] = [];
  #events: readonly string[] = [];
  #hasProvedOrder = false;

  constructor(page: Page, cell: SealedCell, { foreign, patienceMs = PATIENCE_MS }: WalkOptions) {
    this.#page = page;
    this.#cell = cell;
    this.#foreign = foreign;
    this.#patienceMs = patienceMs;
  }

  /** Opens the page with the attack in it, makes the call as its scene does, and looks at what came of it. */
  async walk(): Promise<Evidence> {
    await this.#prepare();
    const isDone = new AbortController();
    // An injected tag may not know its member, and ask who they are.
    const proof = this.#cell.must ? undefined : this.#proveOrder(isDone.signal);
    const walked = this.#goToCall();
    const refused = this.#until(() => this.#isRefused(), 2 * STEP_MS);
    const obstacle = await Promise.race([walked, refused.then(() => '')]);
    await this.#until(() => this.#isOver(), this.#patienceMs);
    await rest(AFTERMATH_MS);
    // An answer may be on its way to the screen.
    await this.#until(async () => (await this.#page.evaluate(readTraces)).isUsable, this.#patienceMs);
    isDone.abort();
    await proof;
    return this.#collect(obstacle);
  }

  async #prepare(): Promise<void> {
    const { attack } = this.#cell;
    const { origin } = this.#foreign;
    this.#page.on('console', (line) => this.#consoleLines.push(line.text()));
    this.#page.setDefaultTimeout(STEP_MS);
    this.#events = await noteEvents(this.#page, ...HEARD);
    if (attack.script) await this.#page.addInitScript(attack.script);
    await serveHostPage(this.#page, { ...attack.toPage(origin), foreign: origin });
  }

  /** Gives what stood in the way. */
  async #goToCall(): Promise<string> {
    const page = this.#page;
    const { scene, fault } = this.#cell;
    try {
      if (scene.opening) await page.route(scene.path, scene.opening);
      await scene.open(page, { world: this.#world, fault });
      if (scene.opening) await page.unroute(scene.path, scene.opening);
      await scene.send?.(page);
      return '';
    } catch (error) {
      return String(error).split('\n')[0] ?? '';
    }
  }

  async #proveOrder(signal: AbortSignal): Promise<void> {
    const { call } = this.#cell.scene;
    if (call === 'get-order-summary' || call === 'request-guest-check') return;
    this.#hasProvedOrder = await proveOrder(this.#page, signal);
  }

  async #until(isSo: () => boolean | Promise<boolean>, patienceMs: number): Promise<void> {
    const end = Date.now() + patienceMs;
    while (Date.now() < end && !(await isSo())) await rest(MOMENT_MS);
  }

  /** The tag told that its origin is none of the page's. */
  #isRefused(): boolean {
    return !this.#cell.must && this.#listErrors().includes(UNTRUSTED);
  }

  #isOver(): boolean | Promise<boolean> {
    const { must, scene } = this.#cell;
    if (must) return this.#hasEnd();
    const isRequested = this.#foreign.requests.some(
      ({ method, path }) => method === scene.method && scene.path.test(path),
    );
    return isRequested || this.#isRefused();
  }

  async #hasEnd(): Promise<boolean> {
    const { must, scene } = this.#cell;
    if (!must) return false;
    if (must.end.isSilent && must.requests !== undefined) {
      const sent = await readJournal(this.#page, { world: this.#world, call: scene.call });
      if (sent.length < must.requests || this.#listErrors().length < must.errors.length) return false;
    }
    return must.end.find(this.#page).first().isVisible();
  }

  async #hasNextRoute(): Promise<boolean> {
    const { end } = this.#cell.must ?? {};
    if (!end?.wayOn) return true;
    const { role, message } = end.wayOn;
    return end
      .find(this.#page)
      .getByRole(role, { name: say(message) })
      .first()
      .isVisible();
  }

  /** Pictures come in their own time: what they meet is not the call's affair. */
  #listErrors(): string[] {
    const lines = this.#events.filter((line) => line.startsWith('orders-error '));
    return lines.map(toCode).filter((code) => code !== 'picture-load');
  }

  async #collect(obstacle: string): Promise<Evidence> {
    const lines = [...this.#consoleLines, ...this.#events];
    return {
      obstacle,
      hasProvedOrder: this.#hasProvedOrder,
      journal: await readJournal(this.#page, { world: this.#world }),
      foreign: { origin: this.#foreign.origin, requests: [...this.#foreign.requests] },
      traces: await this.#page.evaluate(readTraces),
      hasEnd: await this.#hasEnd(),
      hasNextRoute: await this.#hasNextRoute(),
      errors: this.#listErrors(),
      consoleLines: this.#consoleLines,
      spilt: [...new Set([...listLeaks(lines), ...listSpilt(lines)])],
    };
  }
}

function toCode(line: string): string {
  return (JSON.parse(line.slice(line.indexOf('{'))) as { code: string }).code;
}
