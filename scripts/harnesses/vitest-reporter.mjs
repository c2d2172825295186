import { fileURLToPath } from 'node:url';
import { Tally } from './tally.mjs';

/** Writes down what the unit tests tried, for the closing table of `npm test`. */
export default class VitestReporter {
  #tally = new Tally(fileURLToPath(new URL('../..', import.meta.url)));

  onTestCaseResult(test) {
    const { state } = test.result();
    if (state === 'skipped') return;
    const { checks = 1, leftOut = 0 } = test.meta();
    this.#tally.add(test.module.moduleId, { checks, leftOut, hasFailed: state === 'failed' });
  }

  onTestRunEnd() {
    this.#tally.write('unit');
  }
}
