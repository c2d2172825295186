import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { noteEvents } from '../e2e/support/cancel.js';
import { readJournal, type JournalLine } from '../e2e/support/journal.js';
import { listLeaks } from '../faults/leaks.js';
import { toPattern } from '../faults/words.js';
import type { ForeignRequest, ForeignServer } from './foreign-server.js';
import { serveHostPage } from './host-page.js';
import { proveOrder } from './prove-order.js';
import { readTraces, type PageTraces } from './page-traces.js';
import { UNTRUSTED, type SealedCell } from './sealed-cells.js';
import { listLeakedSecrets } from './secrets.js';

/** The time limit for each step before the call. */
const STEP_MS = 20_000;
/**
 * The time limit for an outcome: an uncertain write reads its order three times within six seconds, and a store's stages
 * take as long.
 */
const PATIENCE_MS = 15_000;
const MOMENT_MS = 100;
/** Time enough for requests that are sent after the outcome. */
const AFTERMATH_MS = 300;
const HEARD = ['orders-error', 'orders-track', 'orders-order-found', 'orders-order-cancelled'] as const;

/** The observations of one call under one attack. */
export interface Evidence {
  /** The error that ended the walk early; empty if there was none. */
  readonly obstacle: string;
  /** Whether a guest was asked to look up an order on the way, and succeeded. */
  readonly hasProvedOrder: boolean;
  /** The requests to the page's own service, in order. */
  readonly journal: readonly JournalLine[];
  readonly foreign: { readonly origin: string; readonly requests: readonly ForeignRequest[] };
  readonly traces: PageTraces;
  /** Whether the expected outcome is visible. */
  readonly hasOutcome: boolean;
  readonly hasNextAction: boolean;
  /** The codes of the `orders-error` events, in order. */
  readonly errors: readonly string[];
  readonly consoleLines: readonly string[];
  /** Lines of the console and events that contain secrets. */
  readonly leaked: readonly string[];
}

export interface WalkOptions {
  readonly foreign: ForeignServer;
  /** The time limit for an outcome. */
  readonly patienceMs?: number;
}

/** Plays one call under one attack, on a page of its own. */
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

  /** Opens the page with the attack, makes the call as its scene does, and collects the results. */
  async walk(): Promise<Evidence> {
    await this.#prepare();
    const isDone = new AbortController();
    // An injected tag may not know its member and ask for a lookup.
    const proof = this.#cell.must ? undefined : this.#proveOrder(isDone.signal);
    const walked = this.#goToCall();
    const refused = this.#until(() => this.#isRefused(), 2 * STEP_MS);
    const obstacle = await Promise.race([walked, refused.then(() => '')]);
    await this.#until(() => this.#isOver(), this.#patienceMs);
    await rest(AFTERMATH_MS);
    // An answer may still be on its way to the screen.
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

  /** Makes the call and returns the error that prevented it. */
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
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline && !(await isSo())) await rest(MOMENT_MS);
  }

  /** Whether the tag reported that its origin is not trusted. */
  #isRefused(): boolean {
    return !this.#cell.must && this.#listErrors().includes(UNTRUSTED);
  }

  #isOver(): boolean | Promise<boolean> {
    const { must, scene } = this.#cell;
    if (must) return this.#hasOutcome();
    const isRequested = this.#foreign.requests.some(
      ({ method, path }) => method === scene.method && scene.path.test(path),
    );
    return isRequested || this.#isRefused();
  }

  async #hasOutcome(): Promise<boolean> {
    const { must, scene } = this.#cell;
    if (!must) return false;
    if (must.outcome.isSilent && must.requests !== undefined) {
      const sent = await readJournal(this.#page, { world: this.#world, call: scene.call });
      if (sent.length < must.requests || this.#listErrors().length < must.errors.length) return false;
    }
    return must.outcome.find(this.#page).first().isVisible();
  }

  async #hasNextAction(): Promise<boolean> {
    const { outcome } = this.#cell.must ?? {};
    if (!outcome?.nextAction) return true;
    const { role, message } = outcome.nextAction;
    return outcome
      .find(this.#page)
      .getByRole(role, { name: toPattern(message) })
      .first()
      .isVisible();
  }

  /** Pictures load with their own timing; their errors do not belong to the call. */
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
      hasOutcome: await this.#hasOutcome(),
      hasNextAction: await this.#hasNextAction(),
      errors: this.#listErrors(),
      consoleLines: this.#consoleLines,
      leaked: [...new Set([...listLeaks(lines), ...listLeakedSecrets(lines)])],
    };
  }
}

function toCode(line: string): string {
  return (JSON.parse(line.slice(line.indexOf('{'))) as { code: string }).code;
}
