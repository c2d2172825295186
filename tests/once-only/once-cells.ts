import { AMBIGUOUS_FAULTS, type AmbiguousFault } from './ambiguous-faults.js';
import { TRIGGERS, type Trigger } from './triggers.js';
import type { Write } from './write.js';
import { WRITES } from './writes.js';

/** One write with one trigger. */
export interface TriggerCell {
  readonly write: Write;
  readonly trigger: Trigger;
}

/** One write under one fault. */
export interface FaultCell {
  readonly write: Write;
  readonly ambiguous: AmbiguousFault;
}

export const TRIGGER_CELLS: readonly TriggerCell[] = WRITES.flatMap((write) =>
  TRIGGERS.filter(({ isAcrossTabs }) => !(isAcrossTabs && write.isHarmless)).map((trigger) => ({ write, trigger })),
);

export const FAULT_CELLS: readonly FaultCell[] = WRITES.flatMap((write) =>
  AMBIGUOUS_FAULTS.map((ambiguous) => ({ write, ambiguous })),
);
