import { setTimeout as sleep } from 'node:timers/promises';
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';
import type { Answer, Question } from './page-tools.js';
import type { Remote } from './remote.js';

type Names = string | RegExp;
type Runner = (expression: string) => Promise<unknown>;

/** The options that Playwright's assertions pass to a locator. */
interface ExpectOptions {
  readonly isNot: boolean;
  readonly timeout: number;
  readonly expectedNumber?: number;
  readonly expressionArg?: string;
  readonly expectedText?: readonly {
    readonly string?: string;
    readonly regexSource?: string;
    readonly regexFlags?: string;
    readonly matchSubstring?: boolean;
  }[];
}

interface ExpectOutcome {
  readonly matches: boolean;
  readonly received: { readonly value: unknown };
  readonly log: readonly string[];
  readonly timedOut: boolean;
}

/** The page of a locator. */
export interface LocatorQuery {
  readonly remote: Remote;
  /** Runs an expression in the page, with the page tools available. */
  readonly run: Runner;
}

const PATIENCE_MS = 10_000;
const REST_MS = 100;

/** The part of Playwright's `Locator` that the tables of surfaces and flows use, over WebDriver. */
export class RemoteLocator {
  /** Identifies a locator to Playwright's `expect`. */
  readonly _apiName = 'Locator';

  constructor(
    private readonly query: LocatorQuery,
    private readonly selector: string,
  ) {}

  locator(css: string, options: { readonly hasText?: Names } = {}): RemoteLocator {
    return this.#add(css).filter(options);
  }

  getByRole(role: string, options: Parameters<typeof getByRoleSelector>[1] = {}): RemoteLocator {
    return this.#add(getByRoleSelector(role, options));
  }

  getByLabel(label: Names, options?: { readonly exact?: boolean }): RemoteLocator {
    return this.#add(getByLabelSelector(label, options));
  }

  getByText(text: Names, options?: { readonly exact?: boolean }): RemoteLocator {
    return this.#add(getByTextSelector(text, options));
  }

  filter({ hasText, has, visible }: { hasText?: Names; has?: RemoteLocator; visible?: boolean }): RemoteLocator {
    const parts = [
      hasText === undefined
        ? ''
        : `internal:has-text=${hasText instanceof RegExp ? hasText : `${JSON.stringify(hasText)}i`}`,
      has === undefined ? '' : `internal:has=${JSON.stringify(has.selector)}`,
      visible === undefined ? '' : `visible=${visible}`,
    ];
    return new RemoteLocator(this.query, [this.selector, ...parts.filter(Boolean)].join(' >> '));
  }

  or(other: RemoteLocator): RemoteLocator {
    return this.#add(`internal:or=${JSON.stringify(other.selector)}`);
  }

  nth(index: number): RemoteLocator {
    return this.#add(`nth=${index}`);
  }

  first(): RemoteLocator {
    return this.nth(0);
  }

  last(): RemoteLocator {
    return this.nth(-1);
  }

  async all(): Promise<RemoteLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return (await this.query.run(`ordersTools.query(${this.#text}).length`)) as number;
  }

  async evaluate(body: (element: never, given: never) => unknown, given?: unknown): Promise<unknown> {
    const element = `ordersTools.findOne(${this.#text})`;
    await this.#until(async () =>
      (await this.query.run(`typeof ${element} !== 'string'`)) === true ? undefined : 'no such element',
    );
    return this.query.run(`(${body.toString()})(${element}, ${JSON.stringify(given)})`);
  }

  async click(): Promise<void> {
    const point = await this.#until(() => this.query.run(`ordersTools.findPoint(${this.#text})`));
    const { x, y } = point as { x: number; y: number };
    await this.query.remote.click(x, y);
  }

  async check(): Promise<void> {
    if ((await this.#evaluate({ expression: 'to.be.checked', texts: [] })).matches) return;
    await this.click();
    await this._expectTrue('to.be.checked');
  }

  async fill(text: string): Promise<void> {
    await this.#focusField();
    await (text === '' ? this.query.remote.press('Delete') : this.query.remote.type(text));
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#focusField();
    await this.query.remote.press('Delete');
    await this.query.remote.type(text);
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.query.remote.press(key);
  }

  async focus(): Promise<void> {
    await this.#until(async () => (await this.query.run(`ordersTools.focusOnly(${this.#text})`)) ?? undefined);
  }

  async #focusField(): Promise<void> {
    await this.#until(async () => (await this.query.run(`ordersTools.focusField(${this.#text})`)) ?? undefined);
  }

  async selectOption(
    option: string | { readonly index?: number; readonly label?: string; readonly value?: string },
  ): Promise<void> {
    const choice = typeof option === 'string' ? { value: option } : option;
    const call = `ordersTools.select(${this.#text}, ${JSON.stringify(choice)})`;
    await this.#until(async () => (await this.query.run(call)) ?? undefined);
  }

  async waitFor({
    state = 'visible',
    timeout = PATIENCE_MS,
  }: { state?: string; timeout?: number } = {}): Promise<void> {
    const { matches } = await this._expect(`to.be.${state}`, { isNot: false, timeout });
    if (!matches) throw new Error(`${this.selector} was not ${state} within ${timeout} ms.`);
  }

  /** Called by Playwright's `expect`: repeats the question until the answer is the expected one. */
  async _expect(expression: string, options: ExpectOptions): Promise<ExpectOutcome> {
    const { expectedNumber, expressionArg, expectedText = [], isNot, timeout } = options;
    const texts = expectedText.map(({ string, regexSource, regexFlags, matchSubstring = false }) => ({
      ...(string !== undefined && { string }),
      ...(regexSource !== undefined && { source: regexSource, flags: regexFlags ?? '' }),
      isPart: matchSubstring,
    }));
    const question: Question = {
      expression,
      texts,
      ...(expectedNumber !== undefined && { count: expectedNumber }),
      ...(expressionArg !== undefined && { name: expressionArg }),
    };
    const deadline = Date.now() + timeout;
    for (;;) {
      const { matches, value } = await this.#evaluate(question);
      const isOver = Date.now() > deadline;
      if (matches !== isNot || isOver) return { matches, received: { value }, log: [], timedOut: isOver };
      await sleep(REST_MS);
    }
  }

  toString(): string {
    return `locator('${this.selector}')`;
  }

  async _expectTrue(expression: string): Promise<void> {
    const { matches } = await this._expect(expression, { isNot: false, timeout: PATIENCE_MS });
    if (!matches) throw new Error(`${this.selector}: not ${expression}`);
  }

  get #text(): string {
    return JSON.stringify(this.selector);
  }

  #add(part: string): RemoteLocator {
    return new RemoteLocator(this.query, this.selector === '' ? part : `${this.selector} >> ${part}`);
  }

  async #evaluate(question: Question): Promise<Answer> {
    return (await this.query.run(`ordersTools.evaluate(${this.#text}, ${JSON.stringify(question)})`)) as Answer;
  }

  /** Repeats an action until it succeeds; an action that returns a text was obstructed. */
  async #until(attempt: () => Promise<unknown>): Promise<unknown> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const outcome = await attempt();
      if (typeof outcome !== 'string') return outcome;
      if (Date.now() > deadline) throw new Error(`${this.selector}: ${outcome}`);
      await sleep(REST_MS);
    }
  }
}
