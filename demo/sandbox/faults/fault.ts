import type { SandboxCall } from '../calls/sandbox-call.js';
import type { SandboxContext } from '../http/sandbox-env.js';

/** A named failure between a page and a service. */
export interface Fault {
  readonly name: string;
  /** A one-line description for choosing it. */
  readonly meaning: string;
  /** Set if the connection breaks before an answer; see `willBeResent`. */
  readonly breaksConnection?: boolean;
  readonly act: FaultAct;
}

/** Answers in place of the sandbox. `run` executes the request and returns the successful answer. */
export type FaultAct = (run: () => Promise<Response>, scene: FaultScene) => Response | Promise<Response>;

export interface FaultScene {
  readonly c: SandboxContext;
  readonly call: SandboxCall;
  readonly random: () => number;
}
