import type { Outcome } from './model/failure.js';

/** A call as a store uses it: its chunk is loaded with the first use, and it never rejects. */
export type Call<Request, Value> = (request: Request, signal: AbortSignal) => Promise<Outcome<Value>>;
