import { findSkipReason, type Engine } from '../../engines/skipped-elements.js';

type Body = () => void | Promise<void>;

interface Mocha {
  describe(name: string, body: () => void): void;
  readonly it: { (name: string, body: Body): void; skip(name: string, body: Body): void };
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: Body): void;
}

/** The runner's globals, imported by name: in vitest's tests the same names have another source. */
const mocha = globalThis as unknown as Mocha;
export const { before, after, beforeEach, afterEach } = mocha;

/** The browser engine. Tests use it only for an engine's own limits. */
export const ENGINE = (document.documentElement.dataset['engine'] ?? 'chromium') as Engine;

/** In a run that asks whether skips are still needed, the skipped tests run, and no others. */
const RUNS_SKIPPED = document.documentElement.dataset['runsSkipped'] === 'true';

const around: string[] = [];

export function describe(name: string, body: () => void): void {
  around.push(name);
  mocha.describe(name, body);
  around.pop();
}

export function it(name: string, body: Body): void {
  const isSkipped = findSkipReason(ENGINE, [...around, name].join(' > ')) !== undefined;
  (isSkipped === RUNS_SKIPPED ? mocha.it : mocha.it.skip)(name, body);
}
