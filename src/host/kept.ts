import { sessionStore } from '../platform/session-store.js';
import { createCancelMarks, type CancelMarks } from '../state/cancel-marks.js';
import type { Keeping } from '../state/kept-list.js';
import { createOpenJobs, type OpenJobs } from '../state/open-jobs.js';
import type { Scope } from './scope.js';

/** What the shopper was told of cancellations, and the service may not show yet. */
export function getCancelMarks(scope: Scope): CancelMarks {
  return scope.getShared().part('cancel marks', createCancelMarks, toKeeping(scope));
}

/** Jobs under way. */
export function getOpenJobs(scope: Scope): OpenJobs {
  return scope.getShared().part('open jobs', createOpenJobs, toKeeping(scope));
}

/** Where something is kept. A shared device keeps nothing over a reload. */
export function toKeeping({ platform, settings }: Scope): Keeping {
  return { storage: settings.getState().configuration.kiosk ? undefined : sessionStore, now: platform.now };
}
