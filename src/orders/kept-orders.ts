import { createOpenJobs, type OpenJobs } from './store/open-jobs.js';
import { toKeeping, createKeptList, type Keeping, type KeptList } from '../app/state/kept-list.js';
import type { Scope } from '../app/context/scope.js';
import type { CancelMark } from './model/cancellation.js';

/** What the shopper was told of cancellations, and the service may not show yet. */
export function getCancelMarks(scope: Scope): CancelMarks {
  return scope.getShared().part('cancel marks', createCancelMarks, toKeeping(scope));
}

/** Jobs under way. */
export function getOpenJobs(scope: Scope): OpenJobs {
  return scope.getShared().part('open jobs', createOpenJobs, toKeeping(scope));
}

/** A cancellation that the shopper was told of and the service may not show yet. */
export interface KeptMark extends CancelMark {
  readonly orderNumber: string;
}

type CancelMarks = KeptList<KeptMark>;

const DAY_MS = 24 * 60 * 60_000;

/** Orders that were cancelled a short while ago, or are about to be; kept for 24 hours (wire and defaults, section 5). */
export function createCancelMarks(keeping: Keeping): CancelMarks {
  return createKeptList({ name: 'cancelled', longestMs: DAY_MS, isEntry: isMark, getTime: ({ at }) => at }, keeping);
}

function isMark(value: unknown): value is KeptMark {
  const { orderNumber, result, at } = (value ?? {}) as Partial<Record<keyof KeptMark, unknown>>;
  return typeof orderNumber === 'string' && (result === 'cancelled' || result === 'pending') && typeof at === 'number';
}
