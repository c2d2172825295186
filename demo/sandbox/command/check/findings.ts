import { contractCalls } from '../../../../contract/contract-calls.js';
import type { Problem } from './problem.js';

/** The name of the finding about rules that hold for all calls. */
export const SERVICE = 'service';

/** What is known about one call, or about the service as a whole. */
export interface Finding {
  readonly name: string;
  readonly problems: readonly Problem[];
  /** Time of the slowest answer; absent if no request was sent. */
  readonly ms?: number;
  /** The service answers the call as it answers an unknown path. */
  readonly isAbsent?: true;
  /** All answers that were seen refuse the request, so that no successful one was checked. */
  readonly onlyRefused?: true;
  /** Why it was not sent, or what of it could not be checked. */
  readonly note?: string;
}

type MutableFinding = { -readonly [Key in keyof Finding]: Finding[Key] } & {
  problems: Problem[];
  isOver?: true;
  isAnswered?: true;
};

/** Why calls are skipped if the service gave no answer. */
export const NO_SERVICE = 'not sent, as the service did not answer';
const NO_CALL = 'not sent, as a call before it failed';

/** Collects what a check finds. */
export interface Findings {
  report(name: string, ...problems: readonly Problem[]): void;
  /** Notes why a call was not sent, or what of it could not be checked. */
  note(name: string, note: string): void;
  recordTime(name: string, ms: number): void;
  /** A successful answer of the call was checked. */
  markAnswered(name: string): void;
  isNew(name: string): boolean;
  /** Sends no further request of the call: each may take the whole time limit. */
  stop(name: string, problem?: Problem): void;
  isStopped(name: string): boolean;
  /** The call has to be there, because the options were given for it. */
  requireCall(name: string): void;
  markAbsent(name: string): void;
  list(): Finding[];
}

export function createFindings(): Findings {
  const findings = new Map<string, MutableFinding>();
  const required = new Set<string>();
  const get = (name: string): MutableFinding => {
    const finding = findings.get(name) ?? { name, problems: [] };
    findings.set(name, finding);
    return finding;
  };
  const stop = (name: string, problem?: Problem): void => {
    if (problem) get(name).problems.push(problem);
    get(name).isOver = true;
  };
  return {
    report: (name, ...problems) => void get(name).problems.push(...problems),
    note: (name, note) => void (get(name).note = note),
    recordTime: (name, ms) => void (get(name).ms = Math.max(get(name).ms ?? 0, ms)),
    markAnswered: (name) => void (get(name).isAnswered = true),
    isNew: (name) => get(name).ms === undefined,
    stop,
    isStopped: (name) => get(name).isOver === true,
    requireCall: (name) => void required.add(name),
    markAbsent(name) {
      if (required.has(name)) stop(name, { request: 'the call', message: 'answers like an unknown path' });
      else Object.assign(get(name), { isAbsent: true, isOver: true });
    },
    list() {
      const reason = get(SERVICE).isOver ? NO_SERVICE : NO_CALL;
      return [SERVICE, ...contractCalls.map(({ name }) => name)].map((name) => toFinding(get(name), reason));
    },
  };
}

/** @param reason why a call without a note was not sent */
function toFinding({ isOver: _isOver, isAnswered, ...finding }: MutableFinding, reason: string): Finding {
  const { name, problems, ms, isAbsent, note } = finding;
  if (ms === undefined && problems.length === 0) return { ...finding, note: note || reason };
  const onlyRefused = name !== SERVICE && problems.length === 0 && !isAbsent && !isAnswered;
  return onlyRefused ? { ...finding, onlyRefused } : finding;
}
