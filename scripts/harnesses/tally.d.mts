export interface HarnessTally {
  readonly name: string;
  readonly tests: number;
  readonly checks: number;
  /** What the full run holds besides. */
  readonly leftOut: number;
  readonly failed: number;
}

export interface TestOutcome {
  readonly checks: number;
  readonly leftOut?: number;
  readonly hasFailed: boolean;
}

export declare class Tally {
  constructor(root: string);
  add(file: string, outcome: TestOutcome): void;
  leaveOut(file: string, checks: number): void;
  write(runner: string): void;
}

export function forgetTallies(root: string): void;
export function readTallies(root: string): HarnessTally[];
