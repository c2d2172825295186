import { isInteractionId, KEPT_ARRIVALS, type CheckInStage } from '../model/check-in.js';
import { createKeptList, type Keeping, type KeptList } from '../../../app/state/kept-list.js';

/** An arrival that the store knows of, and has not ended yet. */
export interface KeptInteraction {
  readonly orderNumber: string;
  readonly id: string;
  readonly stage: Exclude<CheckInStage, 'complete'>;
  /** When it was told of. Wall clock, milliseconds since 1970. */
  readonly at: number;
}

export type KeptInteractions = KeptList<KeptInteraction>;

/** Nobody waits outside for longer. */
const DAY_MS = 24 * 60 * 60_000;

/** Arrivals until their order is handed over (wire and defaults, section 5). What the vehicle looks like is not among it. */
export function createKeptInteractions(keeping: Keeping): KeptInteractions {
  const getTime = ({ at }: KeptInteraction): number => at;
  return createKeptList({ name: KEPT_ARRIVALS, longestMs: DAY_MS, isEntry: isKept, getTime }, keeping);
}

function isKept(value: unknown): value is KeptInteraction {
  const { orderNumber, id, stage, at } = (value ?? {}) as Partial<Record<keyof KeptInteraction, unknown>>;
  const isStaged = stage === 'submitted' || stage === 'claimed';
  return typeof orderNumber === 'string' && isInteractionId(id) && isStaged && typeof at === 'number';
}
