import { createOpenJobs, type OpenJobs } from './store/open-jobs.js';
import {
  getListStorage,
  createPersistedList,
  type ListStorage,
  type PersistedList,
} from '../app/state/persisted-list.js';
import type { ElementContext } from '../app/context/element-context.js';
import type { CancelMark } from './model/cancellation.js';

/** What the shopper was told of cancellations, and the service may not show yet. */
export function getCancelMarks(context: ElementContext): CancelMarks {
  return context.getPageState().part('cancel marks', createCancelMarks, getListStorage(context));
}

/** Jobs under way. */
export function getOpenJobs(context: ElementContext): OpenJobs {
  return context.getPageState().part('open jobs', createOpenJobs, getListStorage(context));
}

/** A cancellation that the shopper was told of and the service may not show yet. */
export interface StoredMark extends CancelMark {
  readonly orderNumber: string;
}

type CancelMarks = PersistedList<StoredMark>;

const DAY_MS = 24 * 60 * 60_000;

/** Orders that were cancelled a short while ago, or are about to be; kept for 24 hours (wire and defaults, section 5). */
export function createCancelMarks(listStorage: ListStorage): CancelMarks {
  return createPersistedList(
    { name: 'cancelled', longestMs: DAY_MS, isEntry: isMark, getTime: ({ at }) => at },
    listStorage,
  );
}

function isMark(value: unknown): value is StoredMark {
  const { orderNumber, result, at } = (value ?? {}) as Partial<Record<keyof StoredMark, unknown>>;
  return typeof orderNumber === 'string' && (result === 'cancelled' || result === 'pending') && typeof at === 'number';
}
