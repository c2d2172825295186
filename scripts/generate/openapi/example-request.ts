import type { ErrorBody } from '../../../contract/error-body.js';

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
