import type { StepResult } from './run-step.mjs';

export function writeReport(results: readonly StepResult[]): string;
