import { fileURLToPath } from 'node:url';
import { Tally } from './tally.mjs';

/** Writes down what the flows tried, for the closing table of `npm test`. */
export default class PlaywrightReporter {
  #tally = new Tally(fileURLToPath(new URL('../..', import.meta.url)));

  onTestEnd(test, { status, retry, annotations }) {
    const isTriedAgain = status !== test.expectedStatus && retry < test.retries;
    if (status === 'skipped' || isTriedAgain) return;
    const list = (kind) =>
      annotations.filter(({ type }) => type === kind).map(({ description }) => Number(description));
    const sum = (counts) => counts.reduce((total, count) => total + count, 0);
    const said = list('checks');
    const checks = said.length > 0 ? sum(said) : 1;
    const hasFailed = status !== test.expectedStatus;
    this.#tally.add(test.location.file, { checks, leftOut: sum(list('left out')), hasFailed });
  }

  onEnd() {
    this.#tally.write('e2e');
  }

  printsToStdio() {
    return false;
  }
}
