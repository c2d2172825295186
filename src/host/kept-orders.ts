import { createCancelMarks, type CancelMarks } from '../state/cancel-marks.js';
import { createOpenJobs, type OpenJobs } from '../state/open-jobs.js';
import { toKeeping } from './kept.js';
import type { Scope } from './scope.js';

/** What the shopper was told of cancellations, and the service may not show yet. */
export function getCancelMarks(scope: Scope): CancelMarks {
  return scope.getShared().part('cancel marks', createCancelMarks, toKeeping(scope));
}

/** Jobs under way. */
export function getOpenJobs(scope: Scope): OpenJobs {
  return scope.getShared().part('open jobs', createOpenJobs, toKeeping(scope));
}
