import { fileURLToPath } from 'node:url';
import { noteFigures } from '../figures/figure-notes.mjs';
import { Tally } from './tally.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Writes down what the flows tried, for the closing table of `npm test`. */
export default class PlaywrightReporter {
  #tally = new Tally(ROOT);
  #figures = {};
  /** Tests that had no second try left when they failed, though they were given one. */
  #ended = [];

  onTestEnd(test, { status, retry, annotations }) {
    const hasFailed = status !== test.expectedStatus;
    const isTriedAgain = hasFailed && retry < test.retries;
    if (isTriedAgain && annotations.some(({ type }) => type === 'last try')) this.#ended.push(test);
    if (status === 'skipped' || isTriedAgain) return;
    const list = (kind) =>
      annotations.filter(({ type }) => type === kind).map(({ description }) => Number(description));
    const sum = (counts) => counts.reduce((total, count) => total + count, 0);
    const said = list('checks');
    const checks = said.length > 0 ? sum(said) : 1;
    for (const [name, count] of annotations.filter(({ type }) => type === 'figure').map(readFigure)) {
      this.#figures[name] = (this.#figures[name] ?? 0) + count;
    }
    const isLost = hasFailed || this.#ended.includes(test);
    this.#tally.add(test.location.file, { checks, leftOut: sum(list('left out')), hasFailed: isLost });
  }

  onEnd() {
    this.#tally.write('e2e');
    noteFigures(ROOT, 'e2e', this.#figures);
    for (const { title } of this.#ended) console.log(`failed at its one try: ${title}`);
    return this.#ended.length > 0 ? { status: 'failed' } : undefined;
  }

  printsToStdio() {
    return false;
  }
}

/** `fault cells: 1200` -> its name and its number. */
function readFigure({ description }) {
  const [name, count] = description.split(': ');
  return [name, Number(count)];
}
