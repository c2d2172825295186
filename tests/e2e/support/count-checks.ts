import { test } from '@playwright/test';

/** Says how many checks the running test holds, for the closing table of `npm test`. */
export function countChecks(count: number): void {
  test.info().annotations.push({ type: 'checks', description: String(count) });
}

/** Says how many more checks of its kind the full run holds. */
export function countLeftOut(count: number): void {
  test.info().annotations.push({ type: 'left out', description: String(count) });
}
