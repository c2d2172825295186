import type { Evidence } from './cell-play.js';
import type { MatrixCase } from './matrix.js';

/** The checks of every cell. */
export const CHECKS = ['outcome', 'next action', 'slow notice', 'kept', 'requests', 'console', 'event'] as const;

/** Returns the differences between expected and observed results, each prefixed with its check. */
export function findBreaches({ scene, fault, cell, outcome, requests }: MatrixCase, seen: Evidence): string[] {
  const nextAction = outcome.nextAction ? (outcome.nextAction.afterMs === undefined ? 'open' : 'shut') : 'none';
  const errors = cell.errors ?? [];
  const leaked = [...seen.leaks, ...seen.pageErrors];
  const checks: Readonly<Record<(typeof CHECKS)[number], readonly [isSound: boolean, seen: string]>> = {
    outcome: [seen.isReached, `${cell.outcome} in time`],
    'next action': [seen.nextAction === nextAction, `${seen.nextAction}, not ${nextAction}`],
    'slow notice': [seen.sawSlowNotice === (fault.isSlow ?? false), 'not heard'],
    // After success or removal there is nothing left that the shopper would have to type again.
    kept: [!outcome.nextAction || seen.preserved.join() === scene.preserved.join(), seen.preserved.join()],
    requests: [seen.requests === requests, `${seen.requests}, not ${requests}`],
    console: [leaked.length === 0, leaked.join('; ')],
    event: [seen.errors.join() === errors.join(), `${seen.errors.join()}, not ${errors.join()}`],
  };
  return CHECKS.filter((name) => !checks[name][0]).map((name) => `${name}: ${checks[name][1]}`);
}
