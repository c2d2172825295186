export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed: at the second try. */
  readonly again: number;
}

export type Runner = 'vitest' | 'wtr' | 'playwright';

export function countTests(runner: Runner, output: string): TestCounts | undefined;
