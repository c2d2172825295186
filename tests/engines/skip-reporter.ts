import type { Reporter, TestSession, TestSuiteResult } from '@web/test-runner-core';
import { findStaleSkips, type FileResults } from './find-stale-skips.js';
import { SKIPPED_ELEMENT_TESTS, type Engine } from './skipped-elements.js';

const FOLDER = '/tests/elements/';

/**
 * Fails a run if the list of skipped tests is out of date. A run of the skipped tests alone passes otherwise, because these tests are
 * expected to fail.
 *
 * @param forced the engine that runs the tests which it skips otherwise
 */
export function createSkipReporter(forced?: Engine): Reporter {
  return {
    onTestRunFinished({ sessions }) {
      const files = new Map(sessions.flatMap(readSession));
      const stale = findStaleSkips(SKIPPED_ELEMENT_TESTS, files, forced);
      for (const line of stale) console.error(`stale skip: ${line}`);
      // The runner would end the process with its own exit code.
      process.once('exit', () => {
        if (stale.length > 0) process.exitCode = 1;
        else if (forced !== undefined && files.size > 0) process.exitCode = 0;
      });
    },
  };
}

function readSession({ testFile, testResults }: TestSession): (readonly [string, FileResults])[] {
  const [, file] = testFile.split(FOLDER);
  return file !== undefined && testResults ? [[file, new Map(readSuite(testResults, ''))]] : [];
}

function readSuite(
  { tests, suites }: TestSuiteResult,
  around: string,
): (readonly [string, 'passed' | 'failed' | 'skipped'])[] {
  return [
    ...tests.map(({ name, skipped, passed }) => {
      const outcome = passed ? 'passed' : 'failed';
      return [around + name, skipped ? 'skipped' : outcome] as const;
    }),
    ...suites.flatMap((suite) => readSuite(suite, `${around}${suite.name} > `)),
  ];
}
