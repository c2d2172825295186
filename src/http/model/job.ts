/** A task that the order service processes asynchronously and that can be polled. */
export interface Job<Result> {
  readonly id: string;
  /** True once it succeeded; `result` is its result, if the service sends one. */
  readonly isDone: boolean;
  /** True once it ended without any effect. */
  readonly hasFailed: boolean;
  readonly result?: Result;
  /** When the service wants to be polled again, in milliseconds. */
  readonly etaMs?: number;
}

/** The specification's texts for developers (returns and calls, section 8). */
export const UNREADABLE_JOB = 'Could not parse server response';
export const SERVER_TIMEOUT = 'Server timeout';

/** How polling a job ended. `open`: the job had not finished at the last poll ('Server timeout'). */
export type JobOutcome<Result> =
  | { readonly status: 'done'; readonly result: Result | undefined }
  | { readonly status: 'failed' }
  | { readonly status: 'open' };
