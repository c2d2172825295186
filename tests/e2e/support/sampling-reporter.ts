import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';
import { findHarness } from '../../../scripts/harnesses/harnesses.mjs';
import { Tally } from '../../../scripts/harnesses/tally.mjs';
import { drawTests, type DrawableTest } from '../../support/draw-tests.js';
import { FACET, WHOLE } from './stand-for.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Takes out of a sampled run what is not drawn, before anything runs, and writes down how many checks those tests hold. */
export default class SamplingReporter implements Reporter {
  #tally = new Tally(ROOT);

  preprocess({ suite, testRun }: { readonly suite: Suite; readonly testRun: TestRun }): Promise<void> {
    const tests = suite.allTests().map(readTest);
    const drawn = drawTests(tests);
    for (const row of tests) {
      if (drawn.has(row)) continue;
      testRun.exclude(row.test);
      const { annotations, location } = row.test;
      const whole = annotations.find(({ type }) => type === WHOLE)?.description;
      this.#tally.leaveOut(location.file, Number(whole ?? 1));
    }
    this.#tally.write('e2e-left-out');
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}

function readTest(test: TestCase): DrawableTest & { readonly test: TestCase } {
  const { file, line, column } = test.location;
  const facets = test.annotations.flatMap(({ type, description = '' }) => (type === FACET ? [description] : []));
  const isFlow = findHarness(path.relative(ROOT, file)) === 'flows';
  return { test, table: `${file}:${line}:${column}`, facets, flowOf: isFlow ? file : undefined };
}
