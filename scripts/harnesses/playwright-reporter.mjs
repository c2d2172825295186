import { fileURLToPath } from 'node:url';
import { Tally } from './tally.mjs';

/** Writes down what the flows tried, for the closing table of `npm test`. */
export default class PlaywrightReporter {
  #tally = new Tally(fileURLToPath(new URL('../..', import.meta.url)));
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
    const isLost = hasFailed || this.#ended.includes(test);
    this.#tally.add(test.location.file, { checks, leftOut: sum(list('left out')), hasFailed: isLost });
  }

  onEnd() {
    this.#tally.write('e2e');
    for (const { title } of this.#ended) console.log(`failed at its one try: ${title}`);
    return this.#ended.length > 0 ? { status: 'failed' } : undefined;
  }

  printsToStdio() {
    return false;
  }
}
