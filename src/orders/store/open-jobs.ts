import { createPersistedList, type ListStorage, type PersistedList } from '../../app/state/persisted-list.js';

/** A job that was started and whose result the shopper has not been told yet. */
export interface OpenJob {
  readonly orderNumber: string;
  readonly action: 'cancel' | 'return' | 'exchange' | 'cancel return';
  readonly jobId: string;
  /** The subject of the job, if it is not the whole order. The code that resumes the job checks its shape. */
  readonly lines?: unknown;
  /** Wall clock, milliseconds since 1970. */
  readonly startedAt: number;
}

export type OpenJobs = PersistedList<OpenJob>;

const HALF_AN_HOUR_MS = 30 * 60_000;

/** Pending jobs; stored for 30 minutes, so that a reload can resume them (wire and defaults, section 5). */
export function createOpenJobs(listStorage: ListStorage): OpenJobs {
  const getTime = ({ startedAt }: OpenJob): number => startedAt;
  return createPersistedList({ name: 'jobs', longestMs: HALF_AN_HOUR_MS, isEntry: isOpenJob, getTime }, listStorage);
}

function isOpenJob(value: unknown): value is OpenJob {
  const { orderNumber, action, jobId, startedAt } = (value ?? {}) as Partial<Record<keyof OpenJob, unknown>>;
  const isNamed = typeof orderNumber === 'string' && typeof jobId === 'string';
  return isNamed && FOLLOWED.includes(action) && typeof startedAt === 'number';
}

/** Actions whose jobs a later page load resumes. */
const FOLLOWED: readonly unknown[] = ['cancel', 'return', 'cancel return'] satisfies OpenJob['action'][];
