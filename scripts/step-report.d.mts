import type { StepResult } from './run-step.mjs';
import type { HarnessTally } from './harnesses/tally.mjs';

export function writeReport(results: readonly StepResult[], tallies?: readonly HarnessTally[]): string;
