import type { CallContext, CallName } from '../../src/http/call-context.js';
import type { Outcome } from '../../src/http/model/failure.js';
import type { FakeClock } from './fake-clock.js';

/** One of the calls, ready to be sent. */
export interface CallUnderTest {
  readonly name: CallName;
  /** The path template of its definition. */
  readonly path: string;
  readonly run: (context: CallContext, signal: AbortSignal) => Promise<Outcome<unknown>>;
  /** The answer the contract promises. */
  readonly soundBody: object | string;
  /** What is asked for, where it is no JSON. */
  readonly accept?: string;
  /** Names of the rows of faults in which another call would meet an answer of another shape: of this one it is a sound answer. */
  readonly takes?: readonly string[];
}

/** How a call ended, and when; nothing while it goes on. */
export interface WatchedCall {
  outcome?: Outcome<unknown>;
  rejection?: unknown;
  endedAt?: number;
  /** Timers that were still running at that moment. */
  timersLeft?: number;
}

/** Starts a call and notes its end. */
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
