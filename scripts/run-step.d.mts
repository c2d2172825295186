import type { TestCounts } from './count-tests.mjs';
import type { Step } from './steps.mjs';

export interface Judgement extends TestCounts {
  readonly outcome: 'passed' | 'FAILED' | 'not run';
}

export interface StepResult extends Judgement {
  readonly name: string;
  readonly seconds: number;
}

export const MOST_AGAIN: number;
export function judge(step: Step, code: number, output: string): Judgement;
export function groupSteps(steps: readonly Step[]): readonly (readonly Step[])[];
export function runAbreast<Result>(
  steps: readonly Step[],
  run: (step: Step) => Promise<Result> | Result,
  most?: number,
): Promise<Result[]>;
export function runStep(
  step: Step,
  place: { root: string; env: NodeJS.ProcessEnv; isHeld?: boolean },
): Promise<StepResult>;
export function skipStep(step: Step): StepResult;
