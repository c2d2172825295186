import type { Runner } from './count-tests.mjs';

export interface Step {
  readonly name: string;
  readonly tool: readonly [packageName: string, command: string];
  readonly args: readonly string[];
  readonly isFast?: boolean;
  readonly isAbreast?: boolean;
  readonly counts?: Runner;
  readonly needsChromium?: boolean;
}

export const STEPS: readonly Step[];
