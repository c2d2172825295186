// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { listProjectFiles, readProjectFile } from './project-files.js';

/** Every criterion of WCAG 2.2 at levels A and AA, by guideline. Numbers left out are AAA, and 4.1.1 is gone. */
const CRITERIA: readonly (readonly [guideline: string, numbers: readonly number[]])[] = [
  ['1.1', [1]],
  ['1.2', [1, 2, 3, 4, 5]],
  ['1.3', [1, 2, 3, 4, 5]],
  ['1.4', [1, 2, 3, 4, 5, 10, 11, 12, 13]],
  ['2.1', [1, 2, 4]],
  ['2.2', [1, 2]],
  ['2.3', [1]],
  ['2.4', [1, 2, 3, 4, 5, 6, 7, 11]],
  ['2.5', [1, 2, 3, 4, 7, 8]],
  ['3.1', [1, 2]],
  ['3.2', [1, 2, 3, 4, 6]],
  ['3.3', [1, 2, 3, 4, 7, 8]],
  ['4.1', [2, 3]],
];

const lines = readProjectFile('docs/accessibility.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const rows = lines.filter(([, criterion = '']) => /^\d\.\d\.\d/.test(criterion));
const named = new Map(
  lines
    .filter(([, test = '', file = '']) => test.startsWith('`') && file.startsWith('`tests/'))
    .map(([, test = '', file = '']) => [test.replaceAll('`', ''), file.replaceAll('`', '')]),
);
const readTests = (cell: string): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

describe('the conformance report', () => {
  test('has a row for every criterion of levels A and AA', () => {
    const all = CRITERIA.flatMap(([guideline, numbers]) => numbers.map((number) => `${guideline}.${number}`));
    expect(all).toHaveLength(55);
    expect(rows.map(([, criterion = '']) => criterion.split(' ')[0])).toEqual(all);
  });

  test('names existing tests, each of them in a row', () => {
    const files = listProjectFiles();
    expect([...named.values()].filter((file) => !files.includes(file))).toEqual([]);
    const used = new Set(rows.flatMap(([, , , tests = '']) => readTests(tests)));
    expect([...used].sort()).toEqual([...named.keys()].sort());
  });

  test('claims nothing without a test, and states what is missing for a partial claim', () => {
    const claims = rows.filter(([, , , , result = '']) => result.startsWith('tested'));
    expect(claims.filter(([, , , tests = '']) => readTests(tests).length === 0)).toEqual([]);
    const results = ['tested', 'tested in part', 'for a person', 'does not apply', "the page's"];
    expect(rows.filter(([, , , , result = '']) => !results.includes(result))).toEqual([]);
    expect(rows.filter(([, , , , result, left]) => result !== 'tested' && left === '')).toEqual([]);
  });
});
