import { stripVTControlCharacters } from 'node:util';

/** The lines that sum a run up. */
const SUMMARY_LINES = {
  vitest: /^ *Tests +.+$/gm,
  // Drawn again and again while the tests run.
  wtr: /\| \d+ passed, \d+ failed.*$/gm,
  // One for each outcome, at the very end.
  playwright: /^ {2}\d+ (?:failed|flaky|skipped|interrupted|did not run|passed)\b/gm,
};

/**
 * Reads how many tests passed and failed off a runner's output, and how many of those that passed did so only when they were run once
 * more. Interrupted ones failed.
 * Nothing where there is no summary or no test: a run that shows nothing must not look like one that passed.
 */
export function countTests(runner, output) {
  const lines = stripVTControlCharacters(output).replaceAll('\r', '').match(SUMMARY_LINES[runner]) ?? [];
  const summary = runner === 'playwright' ? lines.join() : (lines.at(-1) ?? '');
  const count = (outcome) => Number(new RegExp(`(\\d+) ${outcome}\\b`).exec(summary)?.[1] ?? 0);
  const again = count('flaky');
  const passed = count('passed') + again;
  const failed = count('failed') + count('interrupted') + count('did not run');
  return passed + failed > 0 ? { passed, failed, again } : undefined;
}
