import { stripVTControlCharacters } from 'node:util';

export type Runner = 'vitest' | 'wtr' | 'playwright';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed only at their second try; `passed` includes them. */
  readonly flaky: number;
}

/** The summary of each runner. */
const SUMMARY_LINES: Readonly<Record<Runner, RegExp>> = {
  vitest: /^ *Tests +.+$/gm,
  // The progress bar, printed again and again while the tests run.
  wtr: /\| \d+ passed, \d+ failed.*$/gm,
  // One line for each outcome, at the very end.
  playwright: /^ {2}\d+ (?:failed|flaky|interrupted|did not run|passed)\b/gm,
};

/** Reads a runner's summary from its output. Without one the run counts as one failure: a run that shows no test must not look passed. */
export function countTests(runner: Runner, output: string): TestCounts {
  const lines = stripVTControlCharacters(output).replaceAll('\r', '').match(SUMMARY_LINES[runner]) ?? [];
  const summary = runner === 'playwright' ? lines.join() : (lines.at(-1) ?? '');
  const count = (outcome: string): number => Number(new RegExp(`(\\d+) ${outcome}\\b`).exec(summary)?.[1] ?? 0);
  const flaky = count('flaky');
  const passed = count('passed') + flaky;
  const failed = count('failed') + count('interrupted') + count('did not run');
  return passed + failed > 0 ? { passed, failed, flaky } : { passed: 0, failed: 1, flaky: 0 };
}
