import type { CallName } from '../../src/http/model/call-classes.js';
import type { CallContext } from '../../src/http/call-context.js';
import type { Outcome } from '../../src/http/model/failure.js';
import type { FakeClock } from './fake-clock.js';

/** One of the calls, ready to be sent. */
export interface CallUnderTest {
  readonly name: CallName;
  /** The path template of its definition. */
  readonly path: string;
  readonly run: (context: CallContext, signal: AbortSignal) => Promise<Outcome<unknown>>;
  /** The answer of the contract. */
  readonly soundBody: object | string;
  /** The Accept header, if it is not JSON. */
  readonly accept?: string;
  /** Names of the fault rows whose answer has a wrong shape for other calls but is valid for this one. */
  readonly takes?: readonly string[];
}

/** The outcome and the end of a call; empty while it is pending. */
export interface WatchedCall {
  outcome?: Outcome<unknown>;
  rejection?: unknown;
  endedAt?: number;
  /** Timers that were still running at that moment. */
  timersLeft?: number;
}

/** Starts a call and records its outcome. */
export function watchCall(clock: FakeClock, call: Promise<Outcome<unknown>>): WatchedCall {
  const watched: WatchedCall = {};
  const end = (how: WatchedCall): void => {
    Object.assign(watched, how, { endedAt: clock.now(), timersLeft: clock.countTimers() });
  };
  call.then(
    (outcome) => end({ outcome }),
    (rejection: unknown) => end({ rejection }),
  );
  return watched;
}
