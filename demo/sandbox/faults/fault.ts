import type { SandboxCall } from '../calls/sandbox-call.js';
import type { SandboxContext } from '../http/sandbox-env.js';

/** Something that goes wrong between a page and a service, by name. */
export interface Fault {
  readonly name: string;
  /** One line for whoever chooses it. */
  readonly meaning: string;
  /** True where the connection breaks before an answer: see `willBeResent`. */
  readonly breaksConnection?: boolean;
  readonly act: FaultAct;
}

/** Answers in place of the sandbox. `run` does what was asked and gives the good answer. */
export type FaultAct = (run: () => Promise<Response>, scene: FaultScene) => Response | Promise<Response>;

export interface FaultScene {
  readonly c: SandboxContext;
  readonly call: SandboxCall;
  readonly random: () => number;
}
