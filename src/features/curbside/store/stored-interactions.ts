import { isInteractionId, STORED_ARRIVALS, type CheckInStage } from '../model/check-in.js';
import { createPersistedList, type ListStorage, type PersistedList } from '../../../app/state/persisted-list.js';

/** An arrival that the store has accepted and not completed yet. */
export interface StoredInteraction {
  readonly orderNumber: string;
  readonly id: string;
  readonly stage: Exclude<CheckInStage, 'complete'>;
  /** When it was accepted. Wall clock, milliseconds since 1970. */
  readonly at: number;
}

export type StoredInteractions = PersistedList<StoredInteraction>;

/** Older arrivals are obsolete: no shopper waits outside that long. */
const DAY_MS = 24 * 60 * 60_000;

/**
 * Arrivals until their order is handed over (wire and defaults, section 5). The vehicle's description is not stored.
 */
export function createStoredInteractions(listStorage: ListStorage): StoredInteractions {
  const getTime = ({ at }: StoredInteraction): number => at;
  return createPersistedList({ name: STORED_ARRIVALS, longestMs: DAY_MS, isEntry: isStored, getTime }, listStorage);
}

function isStored(value: unknown): value is StoredInteraction {
  const { orderNumber, id, stage, at } = (value ?? {}) as Partial<Record<keyof StoredInteraction, unknown>>;
  const isStaged = stage === 'submitted' || stage === 'claimed';
  return typeof orderNumber === 'string' && isInteractionId(id) && isStaged && typeof at === 'number';
}
