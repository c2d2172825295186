import type { Problem } from './problem.js';
import type { Finding } from './findings.js';
import { isPassed, listPassed, toVerdict, type Verdict } from './to-verdict.js';

/** What `--json` prints; `docs/backend.md` documents it. A change that breaks readers gets another `format`. */
export interface JsonReport {
  readonly format: 1;
  readonly apiBase: string;
  /** As the exit code: `true` is 0. */
  readonly passed: boolean;
  /** For `adapter.service.calls`. */
  readonly calls: readonly string[];
  readonly results: readonly JsonResult[];
}

export interface JsonResult {
  /** A call's name, or `service` for what holds for all calls. */
  readonly name: string;
  readonly verdict: Verdict;
  /** The verdict is `ok`, but every answer that was seen refuses the request. */
  readonly onlyRefused: boolean;
  /** Milliseconds of the slowest answer; null if no request was sent. */
  readonly ms: number | null;
  readonly note: string | null;
  readonly problems: readonly Problem[];
}

export function createJsonReport(findings: readonly Finding[], apiBase: string): JsonReport {
  return {
    format: 1,
    apiBase,
    passed: isPassed(findings),
    calls: listPassed(findings),
    results: findings.map((finding) => ({
      name: finding.name,
      verdict: toVerdict(finding),
      onlyRefused: finding.onlyRefused ?? false,
      ms: finding.ms ?? null,
      note: finding.note || null,
      problems: finding.problems,
    })),
  };
}
