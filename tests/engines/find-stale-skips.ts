import { isNamed, type Engine, type SkippedTests } from './skipped-elements.js';

/** How the tests of a file ended, by their names. */
export type FileResults = ReadonlyMap<string, 'passed' | 'failed' | 'skipped'>;

/**
 * Finds entries of the list of skipped tests that are out of date: those without a test of that name, in files that ran, and, if the skipped
 * tests were run, those whose tests passed.
 *
 * @param files results by the file's path below `tests/elements/`
 */
export function findStaleSkips(
  rows: readonly SkippedTests[],
  files: ReadonlyMap<string, FileResults>,
  forced?: Engine,
): string[] {
  return rows.flatMap(({ engine, file, tests }) => {
    const results = files.get(file);
    if (!results) return [];
    return tests.flatMap((entry) => {
      const outcomes = [...results].flatMap(([name, outcome]) => (isNamed(entry, name) ? [outcome] : []));
      if (outcomes.length === 0) return [`${file} has no test "${entry}", which ${engine} skips`];
      const isNeeded = engine !== forced || outcomes.some((outcome) => outcome !== 'passed');
      return isNeeded ? [] : [`${engine} need not skip "${entry}" of ${file}: it passes`];
    });
  });
}
