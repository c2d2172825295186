export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

export type Runner = 'vitest' | 'wtr' | 'playwright';

export function countTests(runner: Runner, output: string): TestCounts | undefined;
