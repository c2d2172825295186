import path from 'node:path';
import type { Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';
import { drawTests, type DrawableTest } from '../../support/draw-tests.js';
import { ALWAYS, FACET } from './stand-for.js';

/** Removes the tests that are not selected from a sampled run before it starts, and prints how many of each file are left. */
export default class SamplingReporter implements Reporter {
  preprocess({ suite, testRun }: { readonly suite: Suite; readonly testRun: TestRun }): Promise<void> {
    const tests = suite.allTests().map(readTest);
    const drawn = drawTests(tests);
    const counts = new Map<string, { held: number; all: number }>();
    for (const row of tests) {
      const { file } = row.test.location;
      const { held, all } = counts.get(file) ?? { held: 0, all: 0 };
      counts.set(file, { held: held + (drawn.has(row) ? 1 : 0), all: all + 1 });
      if (!drawn.has(row)) testRun.exclude(row.test);
    }
    for (const [file, { held, all }] of counts) {
      if (held < all) console.log(`sample: ${held} of ${all} tests of ${path.relative('', file)}`);
    }
    console.log(`sample: ${drawn.size} of ${tests.length} tests in all`);
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}

function readTest(test: TestCase): DrawableTest & { readonly test: TestCase } {
  const { file, line, column } = test.location;
  const facets = test.annotations.flatMap(({ type, description = '' }) => (type === FACET ? [description] : []));
  return { test, table: `${file}:${line}:${column}`, facets, isAlwaysDrawn: test.tags.includes(ALWAYS) };
}
