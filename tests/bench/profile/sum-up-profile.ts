import { findPhase, NOT_SCRIPT, type Phase } from './phases.js';

/** Where a function is defined: line and column count from 0. */
export interface CallFrame {
  readonly functionName: string;
  /** Empty for functions of the browser. */
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** A profile of V8, as the Chrome DevTools Protocol sends it. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  /** Ids of nodes. */
  readonly samples?: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas?: readonly number[];
}

/** Finds the module that defines a function; undefined for functions of the browser and of the test. */
export type SourceFinder = (frame: CallFrame) => string | undefined;

/** Adds up the microseconds of each phase. A function of the browser counts for the code that called it, unless it has a phase itself. */
export function sumUpProfile(profile: Profile, findSource: SourceFinder): Map<Phase, number> {
  const { samples = [], timeDeltas = [] } = profile;
  const phases = findPhases(profile, findSource);
  const sums = new Map<Phase, number>();
  for (const [index, id] of samples.entries()) {
    const phase = phases.get(id);
    // A sample lasts until the next one.
    if (phase !== undefined) sums.set(phase, (sums.get(phase) ?? 0) + (timeDeltas[index + 1] ?? 0));
  }
  return sums;
}

/** The phase of each node; a node in which no script of the page runs has none. */
function findPhases({ nodes }: Profile, findSource: SourceFinder): Map<number, Phase> {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const findFrom = (id: number): Phase => {
    for (let at: number | undefined = id; at !== undefined; at = callers.get(at)) {
      const frame = frames.get(at);
      const phase = frame && findPhase(frame.functionName, findSource(frame));
      if (phase !== undefined) return phase;
    }
    return 'the rest';
  };
  const running = nodes.filter(({ callFrame }) => !NOT_SCRIPT.has(callFrame.functionName));
  return new Map(running.map(({ id }) => [id, findFrom(id)]));
}
