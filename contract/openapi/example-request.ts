import type { ErrorBody } from '../error-body.js';

/** What a request carries, by the names of the contract. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly filters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A request of one call that is answered well, and what else it may be answered. */
export interface CallExample extends ExampleRequest {
  /** Calls whose examples are sent before, to the same service: a job has to be begun before it is asked after. */
  readonly after?: readonly string[];
  /** By a name, what else it is asked and answered well: the parts of a request that differ. */
  readonly variants?: Readonly<Record<string, ExampleRequest>>;
  /** By status, what is refused so: the parts of a request that differ, or the answer itself where the sandbox never gives it. */
  readonly refused?: Readonly<Record<number, ExampleRequest | ErrorBody>>;
}

/** A request, and the body of each answer to it that is JSON, by status. */
export interface RecordedExample {
  readonly request: ExampleRequest;
  readonly answers: ReadonlyMap<number, unknown>;
  /** Where the call is about things of several kinds, each of them by its name. */
  readonly variants: ReadonlyMap<string, RecordedVariant>;
}

export interface RecordedVariant {
  readonly request: ExampleRequest;
  readonly status: number;
  readonly answer: unknown;
}

/** Filters as a query writes them. */
export function toFilters(filters: ExampleRequest['filters'] = {}): string[] {
  return Object.entries(filters).map(([name, value]) => `filter=${name}(${encodeURIComponent(value)})`);
}
