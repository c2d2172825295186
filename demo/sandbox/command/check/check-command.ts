import type { CheckOptions } from './check-options.js';
import { formatReport } from './format-report.js';
import { createJsonReport } from './json-report.js';
import { runCheck } from './run-check.js';
import { isPassed } from './to-verdict.js';

interface Output {
  log(text: string): void;
  complain(text: string): void;
}

/**
 * Checks a back end and prints what it found. With JSON, nothing else is printed to the output.
 *
 * @param contract the text of `openapi.json`
 * @returns the exit code
 */
export async function checkBackEnd(
  { isJson, ...options }: CheckOptions & { readonly isJson: boolean },
  contract: string,
  { log, complain }: Output,
): Promise<0 | 1> {
  const findings = await runCheck(options, contract, isJson ? complain : log);
  const { apiBase } = options;
  log(isJson ? JSON.stringify(createJsonReport(findings, apiBase), null, 2) : formatReport(findings, apiBase));
  return isPassed(findings) ? 0 : 1;
}
