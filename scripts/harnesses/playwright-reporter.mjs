import { fileURLToPath } from 'node:url';
import { Tally } from './tally.mjs';

/** Writes down what the flows tried, for the closing table of `npm test`. */
export default class PlaywrightReporter {
  #tally = new Tally(fileURLToPath(new URL('../..', import.meta.url)));

  onTestEnd(test, { status, annotations }) {
    if (status === 'skipped') return;
    const said = annotations.filter(({ type }) => type === 'checks').map(({ description }) => Number(description));
    const checks = said.length > 0 ? said.reduce((sum, count) => sum + count, 0) : 1;
    this.#tally.add(test.location.file, { checks, hasFailed: status !== test.expectedStatus });
  }

  onEnd() {
    this.#tally.write('e2e');
  }

  printsToStdio() {
    return false;
  }
}
