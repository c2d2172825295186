import type { FaultRow } from './fault-row.js';
import { BODIES } from './fault-rows-bodies.js';
import { NO_ANSWER } from './fault-rows-no-answer.js';
import { RETRY_AFTER } from './fault-rows-retry-after.js';
import { STATUSES } from './fault-rows-statuses.js';

/** The faults that can happen to one request, and their outcomes. */
export const FAULT_ROWS: readonly FaultRow[] = [...NO_ANSWER, ...STATUSES, ...RETRY_AFTER, ...BODIES];
