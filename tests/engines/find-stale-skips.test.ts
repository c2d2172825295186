import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { findStaleSkips, type FileResults } from './find-stale-skips.js';
import { SKIPPED_ELEMENT_TESTS, type SkippedTests } from './skipped-elements.js';

const ROWS: readonly SkippedTests[] = [
  { engine: 'firefox', reason: 'It has no dice.', file: 'dice.test.ts', tests: ['dice > roll', 'dice > fall: *'] },
];

const find = (results: Parameters<typeof listResults>[0], forced?: 'firefox' | 'webkit') =>
  findStaleSkips(ROWS, new Map([['dice.test.ts', listResults(results)]]), forced);

function listResults(results: Record<string, 'passed' | 'failed' | 'skipped'>): FileResults {
  return new Map(Object.entries(results));
}

describe('the list of skipped tests', () => {
  it('names existing files', () => {
    const missing = SKIPPED_ELEMENT_TESTS.filter(({ file }) => !existsSync(inRoot('tests/elements', file)));
    expect(missing).toEqual([]);
  });

  it('is up to date if each of its names matches a test', () => {
    expect(find({ 'dice > roll': 'skipped', 'dice > fall: six': 'passed' })).toEqual([]);
  });

  it('is stale if a test was renamed', () => {
    expect(find({ 'dice > rolls': 'passed', 'dice > fall: six': 'skipped' })).toEqual([
      'dice.test.ts has no test "dice > roll", which firefox skips',
    ]);
  });

  it('is stale if all tests of a name pass nevertheless', () => {
    const results = { 'dice > roll': 'passed', 'dice > fall: one': 'passed', 'dice > fall: six': 'failed' } as const;
    expect(find(results, 'firefox')).toEqual(['firefox need not skip "dice > roll" of dice.test.ts: it passes']);
    expect(find(results, 'webkit')).toEqual([]);
  });

  it('is not checked for files that did not run', () => {
    expect(findStaleSkips(ROWS, new Map())).toEqual([]);
  });
});
