import { createOpenJobs, type OpenJobs } from './store/open-jobs.js';
import {
  getListStorage,
  createPersistedList,
  type ListStorage,
  type PersistedList,
} from '../app/state/persisted-list.js';
import type { ElementContext } from '../app/context/element-context.js';
import type { StoredMark } from './model/cancellation.js';

/** Cancellations that the shopper was told about and that the service may not show yet. */
export function getCancelMarks(context: ElementContext): CancelMarks {
  return context.getPageState().get('cancel marks', createCancelMarks, getListStorage(context));
}

/** The pending jobs. */
export function getOpenJobs(context: ElementContext): OpenJobs {
  return context.getPageState().get('open jobs', createOpenJobs, getListStorage(context));
}

type CancelMarks = PersistedList<StoredMark>;

const DAY_MS = 24 * 60 * 60_000;

/** Orders with a recent or pending cancellation; stored for 24 hours (wire and defaults, section 5). */
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
