// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countTests, type Runner } from '../../scripts/count-tests.mjs';
import { groupSteps, judge, MOST_AGAIN, runAbreast, type StepResult } from '../../scripts/run-step.mjs';
import { writeReport } from '../../scripts/step-report.mjs';
import { STEPS } from '../../scripts/steps.mjs';
import { readProjectFile } from './project-files.js';
import { PROJECT_ROOT } from './project-root.js';

/** The ends of real outputs of each runner. */
const OUTPUTS: readonly { runner: Runner; what: string; output: string; counts: object | undefined }[] = [
  {
    runner: 'vitest',
    what: 'a good run in colour',
    output:
      '\u001b[2m Test Files \u001b[22m \u001b[32m9 passed\u001b[39m (9)\n\u001b[2m      Tests \u001b[22m \u001b[32m188 passed\u001b[39m\u001b[90m (188)\u001b[39m\n',
    counts: { passed: 188, failed: 0, again: 0 },
  },
  {
    runner: 'vitest',
    what: 'a mixed run',
    output:
      ' Test Files  1 failed | 2 passed (3)\n      Tests  2 failed | 177 passed | 4 skipped (183)\n   Duration  6.66s\n',
    counts: { passed: 177, failed: 2, again: 0 },
  },
  {
    runner: 'vitest',
    what: 'a run without tests',
    output: ' Test Files  1 failed (1)\n      Tests  no tests\n',
    counts: undefined,
  },
  {
    runner: 'wtr',
    what: 'a progress bar drawn twice',
    output:
      'Chrome: |    | 0/1 test files | 0 passed, 0 failed\n\u001b[2K\u001b[1AChrome: |████| 1/1 test files | 2 passed, 1 failed, 1 skipped\n\nFinished running tests in 1.4s with 1 failed tests.\n',
    counts: { passed: 2, failed: 1, again: 0 },
  },
  {
    runner: 'wtr',
    what: 'a run in which no file could be loaded',
    output: 'Chrome: |████| 1/1 test files | 0 passed, 0 failed\n',
    counts: undefined,
  },
  {
    runner: 'playwright',
    what: 'a mixed run',
    output:
      '  1) a.spec.ts:2:27 › fails ───\n\n    Error: no\n\n  1 failed\n    a.spec.ts:2:27 › 7 passed by ───\n  2 flaky\n    b.spec.ts:1:1 › wobbles ───\n  1 skipped\n  3 did not run\n  14 passed (1.2s)\n',
    counts: { passed: 16, failed: 4, again: 2 },
  },
  {
    runner: 'playwright',
    what: 'a good run',
    output: '\nRunning 14 tests using 2 workers\n\n  14 passed (11.2s)\n',
    counts: { passed: 14, failed: 0, again: 0 },
  },
  { runner: 'playwright', what: 'a run without tests', output: 'Error: No tests found\n', counts: undefined },
];

describe('counting tests', () => {
  for (const { runner, what, output, counts } of OUTPUTS) {
    test(`reads ${what} of ${runner}`, () => {
      expect(countTests(runner, output)).toEqual(counts);
    });
  }
});

describe('a step of the test command', () => {
  const [plain, counting] = [STEPS.find(({ name }) => name === 'types'), STEPS.find(({ name }) => name === 'unit')];
  if (!plain || !counting) throw new Error('The steps types and unit are gone');

  test('counts as one where its tool counts nothing', () => {
    expect(judge(plain, 0, '')).toEqual({ outcome: 'passed', passed: 1, failed: 0, again: 0 });
    expect(judge(plain, 2, '')).toEqual({ outcome: 'FAILED', passed: 0, failed: 1, again: 0 });
  });

  test('has failed when its runner ends well and shows no test', () => {
    expect(judge(counting, 0, 'nothing to do\n')).toEqual({ outcome: 'FAILED', passed: 0, failed: 1, again: 0 });
  });

  test('has failed when its runner ends badly with every test passed', () => {
    expect(judge(counting, 1, '      Tests  5 passed (5)\n')).toEqual({
      outcome: 'FAILED',
      passed: 5,
      failed: 1,
      again: 0,
    });
  });

  test('may have a few tests that pass at the second try, and no more', () => {
    const flows = STEPS.find(({ name }) => name === 'e2e');
    if (!flows) throw new Error('The step of the flows is gone');
    const say = (again: number): string => `  ${again} flaky\n  9 passed (1.2s)\n`;
    expect(judge(flows, 0, say(MOST_AGAIN))).toEqual({
      outcome: 'passed',
      passed: 9 + MOST_AGAIN,
      failed: 0,
      again: MOST_AGAIN,
    });
    expect(judge(flows, 0, say(MOST_AGAIN + 1))).toMatchObject({ outcome: 'FAILED', failed: 1 });
  });

  test.each(STEPS.map(({ tool }) => tool))('runs a tool that is installed: %s %s', (packageName, command) => {
    const { bin } = JSON.parse(readProjectFile(`node_modules/${packageName}/package.json`)) as {
      bin: string | Record<string, string>;
    };
    const file = typeof bin === 'string' ? bin : bin[command];
    expect(existsSync(join(PROJECT_ROOT, 'node_modules', packageName, file ?? 'missing'))).toBe(true);
  });

  test.each(STEPS.flatMap(({ args }) => args.filter((arg) => arg.startsWith('scripts/'))))(
    'runs a script that is there: %s',
    (script) => {
      expect(existsSync(join(PROJECT_ROOT, script))).toBe(true);
    },
  );

  test('runs beside its neighbours where each keeps one core busy, and by itself where it fills the machine', () => {
    const names = groupSteps(STEPS).map((steps) => steps.map(({ name }) => name).join(' '));
    expect(names).toEqual([
      'lint build types format generate',
      'unit',
      'elements',
      'firefox webkit',
      'engines',
      'e2e',
      'package budgets',
    ]);
    const [types] = STEPS.filter(({ name }) => name === 'types');
    expect(groupSteps([plain, counting, plain])).toEqual([[types], [counting], [types]]);
  });

  test('waits for a core of its own, and stands in its place whoever was done first', async () => {
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const steps = STEPS.slice(0, 3);
    const ended = runAbreast(
      steps,
      async ({ name }) => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      },
      2,
    );
    const [first, second, third] = steps.map(({ name }) => name);
    expect(begun).toEqual([first, second]);
    ends[1]?.();
    await expect.poll(() => begun).toEqual([first, second, third]);
    ends[2]?.();
    ends[0]?.();
    expect(await ended).toEqual([first, second, third]);
    expect(await runAbreast([], () => 'never')).toEqual([]);
  });

  test('needs no browser in the fast part', () => {
    const fast = STEPS.filter(({ isFast }) => isFast);
    expect(fast.map(({ name }) => name)).toEqual(['lint', 'types', 'format', 'generate', 'unit']);
    expect(fast.filter(({ needsChromium }) => needsChromium)).toEqual([]);
  });
});

test('the report ends with the counts alone on a line', () => {
  const results: StepResult[] = [
    { name: 'types', outcome: 'passed', passed: 1, failed: 0, again: 0, seconds: 4.25 },
    { name: 'unit', outcome: 'FAILED', passed: 12, failed: 2, again: 0, seconds: 30 },
    { name: 'e2e', outcome: 'not run', passed: 0, failed: 0, again: 0, seconds: 0 },
  ];
  expect(writeReport(results).split('\n').at(-1)).toBe('13 passed, 2 failed');
});
