import type { CancelMark } from '../model/cancellation.js';
import { createKeptList, type Keeping, type KeptList } from '../../app/state/kept-list.js';

/** A cancellation that the shopper was told of and the service may not show yet. */
export interface KeptMark extends CancelMark {
  readonly orderNumber: string;
}

export type CancelMarks = KeptList<KeptMark>;

const DAY_MS = 24 * 60 * 60_000;

/** Orders that were cancelled a short while ago, or are about to be; kept for 24 hours (wire and defaults, section 5). */
export function createCancelMarks(keeping: Keeping): CancelMarks {
  return createKeptList({ name: 'cancelled', longestMs: DAY_MS, isEntry: isMark, getTime: ({ at }) => at }, keeping);
}

function isMark(value: unknown): value is KeptMark {
  const { orderNumber, result, at } = (value ?? {}) as Partial<Record<keyof KeptMark, unknown>>;
  return typeof orderNumber === 'string' && (result === 'cancelled' || result === 'pending') && typeof at === 'number';
}
