// @vitest-environment node
import { expect, test } from 'vitest';
import { countTests, type Runner, type TestCounts } from '../../scripts/count-tests.js';

/** The last lines of real outputs of each runner. */
const OUTPUTS: readonly { runner: Runner; what: string; output: string; counts: TestCounts }[] = [
  {
    runner: 'vitest',
    what: 'a mixed run, in colour',
    output:
      ' Test Files  1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m 2 failed | 177 passed | 4 skipped (183)\n   Duration  6.66s\n',
    counts: { passed: 177, failed: 2, flaky: 0 },
  },
  {
    runner: 'wtr',
    what: 'a progress bar drawn twice',
    output:
      'Chrome: |    | 0/1 test files | 0 passed, 0 failed\n\u001b[2K\u001b[1AChrome: |████| 1/1 test files | 2 passed, 1 failed, 1 skipped\n\nFinished running tests in 1.4s with 1 failed tests.\n',
    counts: { passed: 2, failed: 1, flaky: 0 },
  },
  {
    runner: 'playwright',
    what: 'a mixed run',
    output:
      '  1) a.spec.ts:2:27 › fails ───\n\n  1 failed\n    a.spec.ts:2:27 › 7 passed by ───\n  2 flaky\n    b.spec.ts:1:1 › wobbles ───\n  1 skipped\n  3 did not run\n  14 passed (1.2s)\n',
    counts: { passed: 16, failed: 4, flaky: 2 },
  },
];

test.each(OUTPUTS)('the counts of $runner are read from its summary: $what', ({ runner, output, counts }) => {
  expect(countTests(runner, output)).toEqual(counts);
});

test.each([
  ['vitest', ' Test Files  1 failed (1)\n      Tests  no tests\n'],
  ['wtr', 'Chrome: |████| 1/1 test files | 0 passed, 0 failed\n'],
  ['playwright', 'Error: No tests found\n'],
] as const)('a run of %s that shows no test counts as a failure', (runner, output) => {
  expect(countTests(runner, output)).toEqual({ passed: 0, failed: 1, flaky: 0 });
});
