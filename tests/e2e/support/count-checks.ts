import { test } from '@playwright/test';

/** Says how many checks the running test holds, for the closing table of `npm test`. */
export function countChecks(count: number): void {
  test.info().annotations.push({ type: 'checks', description: String(count) });
}

/** Says how many more checks of its kind the full run holds. */
export function countLeftOut(count: number): void {
  test.info().annotations.push({ type: 'left out', description: String(count) });
}

/**
 * Says how many of something a full run holds, for the figures of the README. Only a test that no sample leaves out may: the figure is
 * the same in every run.
 */
export function sayFigure(name: 'fault cells' | 'axe runs' | 'canary checks', count: number): void {
  test.info().annotations.push({ type: 'figure', description: `${name}: ${count}` });
}
