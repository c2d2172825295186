import type { JobEnd } from '../scenarios/scenario.js';

/** All that the sandbox remembers: it survives a restart and is gone after a reset. */
export interface SandboxState {
  /** Milliseconds since 1970; the dates of all scenario orders are counted from it. */
  anchor: number;
  /** Number of the latest journal entry. */
  lastEntry: number;
  journal: JournalEntry[];
  /** Failed lookups by the address they came from: a server's defence against guessing. */
  misses: Miss[];
  /** `once-` faults that have happened. */
  spentFaults: string[];
  /** Requests to cancel an order that were taken on, the oldest first. */
  jobs: CancelJob[];
}

/** One request of the contract, without anything personal in it. */
export interface JournalEntry {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** Path without its query; a part that is not what the contract asks for is replaced by its name. */
  readonly path: string;
  readonly call: string;
  /** Names of the documented headers, filters and query keys that came with the request, never their values. */
  readonly carried: readonly string[];
  readonly fault?: string;
  /** Absent while the answer is pending, and for good when there was none. */
  status?: number;
}

export interface Miss {
  readonly address: string;
  readonly at: number;
}

/** How far it is follows from this and the time. */
export interface CancelJob {
  readonly id: string;
  readonly orderNumber: string;
  readonly end: JobEnd;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** How often somebody asked after it. */
  polls: number;
}

export function createState(anchor: number): SandboxState {
  return { anchor, lastEntry: 0, journal: [], misses: [], spentFaults: [], jobs: [] };
}
