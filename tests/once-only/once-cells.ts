import { AMBIGUOUS_FAULTS, type AmbiguousFault } from './ambiguous-faults.js';
import { TRIGGERS, type Trigger } from './triggers.js';
import type { Write } from './write.js';
import { WRITES } from './writes.js';

/** What sends a write: the tag by `fetch`, or the page by its own transport. */
export type Sender = 'the tag' | 'the page';

const SENDERS: readonly Sender[] = ['the tag', 'the page'];

/** One write with one trigger. */
export interface TriggerCell {
  readonly write: Write;
  readonly sender: Sender;
  readonly trigger: Trigger;
}

/** One write under one fault. */
export interface FaultCell {
  readonly write: Write;
  readonly sender: Sender;
  readonly ambiguous: AmbiguousFault;
}

export const TRIGGER_CELLS: readonly TriggerCell[] = WRITES.flatMap((write) =>
  TRIGGERS.filter(({ isAcrossTabs }) => !(isAcrossTabs && write.isHarmless)).flatMap((trigger) =>
    SENDERS.map((sender) => ({ write, sender, trigger })),
  ),
);

export const FAULT_CELLS: readonly FaultCell[] = WRITES.flatMap((write) =>
  AMBIGUOUS_FAULTS.flatMap((ambiguous) => SENDERS.map((sender) => ({ write, sender, ambiguous }))),
);
