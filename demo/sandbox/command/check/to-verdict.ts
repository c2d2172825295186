import { SERVICE, type Finding } from './findings.js';

/** `not there`: the service answers the call as it answers an unknown path, which it may. */
export const VERDICTS = ['ok', 'fails', 'not there', 'skipped'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Returns the verdict about one call. */
export function toVerdict({ problems, isAbsent, ms }: Finding): Verdict {
  if (problems.length > 0) return 'fails';
  if (isAbsent) return 'not there';
  return ms === undefined ? 'skipped' : 'ok';
}

/** Words of the report for a terminal: `refused` is `ok`, but no successful answer was seen. */
export const OUTCOMES = ['ok', 'refused', 'fails', 'not there', 'skipped'] as const;

/** Returns the verdict for the terminal, which tells `refused` from `ok`. */
export function toOutcome(finding: Finding): (typeof OUTCOMES)[number] {
  return finding.onlyRefused ? 'refused' : toVerdict(finding);
}

/** The names of the calls that are there and follow the contract: a list for `adapter.service.calls`. */
export function listPassed(findings: readonly Finding[]): string[] {
  const passed = findings.filter((finding) => finding.name !== SERVICE && toVerdict(finding) === 'ok');
  return passed.map(({ name }) => name);
}

/** Whether a back end passes: nothing contradicts the contract, and at least one call is there. */
export function isPassed(findings: readonly Finding[]): boolean {
  return findings.every((finding) => toVerdict(finding) !== 'fails') && listPassed(findings).length > 0;
}
