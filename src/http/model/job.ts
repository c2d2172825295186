/** Something the order service does in its own time, and can be asked about. */
export interface Job<Result> {
  readonly id: string;
  /** True once it ended well; `result` says how, where the service tells. */
  readonly isDone: boolean;
  /** True once it ended without having done anything. */
  readonly hasFailed: boolean;
  readonly result?: Result;
  /** When the service would like to be asked again, in milliseconds. */
  readonly etaMs?: number;
}

/** How following a job ended. `open`: it was still going on after the last question ('Server timeout'). */
export type JobOutcome<Result> =
  | { readonly status: 'done'; readonly result: Result | undefined }
  | { readonly status: 'failed' }
  | { readonly status: 'open' };
