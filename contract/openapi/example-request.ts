import type { ErrorBody } from '../error-body.js';

/** The parts of a request, by parameter names of the contract. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly filters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A successful request of one call, and the requests that lead to its other answers. */
export interface CallExample extends ExampleRequest {
  /** Names of calls whose examples are sent first, to the same service: a job must exist before it is polled. */
  readonly after?: readonly string[];
  /** Further successful requests by name: the parts that differ. */
  readonly variants?: Readonly<Record<string, ExampleRequest>>;
  /** Requests that fail, by status: the parts that differ, or the answer itself if the sandbox never returns it. */
  readonly refused?: Readonly<Record<number, ExampleRequest | ErrorBody>>;
}

/** A request, and the JSON body of each answer to it, by status. */
export interface RecordedExample {
  readonly request: ExampleRequest;
  readonly answers: ReadonlyMap<number, unknown>;
  /** Further examples by name, for calls about several kinds of things. */
  readonly variants: ReadonlyMap<string, RecordedVariant>;
}

export interface RecordedVariant {
  readonly request: ExampleRequest;
  readonly status: number;
  readonly answer: unknown;
}

/** Formats filters as a query contains them. */
export function toFilters(filters: ExampleRequest['filters'] = {}): string[] {
  return Object.entries(filters).map(([name, value]) => `filter=${name}(${encodeURIComponent(value)})`);
}
