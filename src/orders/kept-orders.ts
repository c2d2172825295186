import { createCancelMarks, type CancelMarks } from './store/cancel-marks.js';
import { createOpenJobs, type OpenJobs } from './store/open-jobs.js';
import { toKeeping } from '../app/context/kept.js';
import type { Scope } from '../app/context/scope.js';

/** What the shopper was told of cancellations, and the service may not show yet. */
export function getCancelMarks(scope: Scope): CancelMarks {
  return scope.getShared().part('cancel marks', createCancelMarks, toKeeping(scope));
}

/** Jobs under way. */
export function getOpenJobs(scope: Scope): OpenJobs {
  return scope.getShared().part('open jobs', createOpenJobs, toKeeping(scope));
}
