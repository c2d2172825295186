// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readVersion } from '../../scripts/read-version.js';
import { listProjectFiles, readProjectFile } from './project-files.js';

/** The criteria of WCAG 2.2 by guideline and level; 4.1.1 is gone. */
const LEVEL_A: Criteria = [
  ['1.1', [1]],
  ['1.2', [1, 2, 3]],
  ['1.3', [1, 2, 3]],
  ['1.4', [1, 2]],
  ['2.1', [1, 2, 4]],
  ['2.2', [1, 2]],
  ['2.3', [1]],
  ['2.4', [1, 2, 3, 4]],
  ['2.5', [1, 2, 3, 4]],
  ['3.1', [1]],
  ['3.2', [1, 2, 6]],
  ['3.3', [1, 2, 7]],
  ['4.1', [2]],
];
const LEVEL_AA: Criteria = [
  ['1.2', [4, 5]],
  ['1.3', [4, 5]],
  ['1.4', [3, 4, 5, 10, 11, 12, 13]],
  ['2.4', [5, 6, 7, 11]],
  ['2.5', [7, 8]],
  ['3.1', [2]],
  ['3.2', [3, 4]],
  ['3.3', [3, 4, 8]],
  ['4.1', [3]],
];
/** The clauses of EN 301 549 and the provisions of Section 508 that have rows of their own, by heading. */
const CLAUSES: Readonly<Record<string, Criteria>> = {
  'Clause 4: functional performance': [['4.2', range(11)]],
  'Clause 5: generic requirements': [
    ['5.1.2', [1, 2]],
    ['5.1', [3, 4, 5, 6, 7]],
    ['5', [2, 3, 4]],
    ['5.5', [1, 2]],
    ['5.6', [1, 2]],
    ['5', [7, 8, 9]],
  ],
  'Clause 9: web': [['9.6', range(5)]],
  'Clause 11: software': [
    ['11', [1]],
    ['11.5', [1]],
    ['11.5.2', range(17)],
    ['11.6', [1, 2]],
    ['11', [7, 8]],
  ],
  'Chapter 3: functional performance': [['302', range(9)]],
  'Chapters 4 to 6': [
    ['', [4]],
    ['501', [1]],
    ['502.2', [1, 2]],
    ['502.3', range(14)],
    ['502', [4]],
    ['503', [2, 3, 4]],
    ['', [504]],
    ['602', [2, 3, 4]],
    ['603', [2, 3]],
  ],
};
const VERDICTS = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'];

type Criteria = readonly (readonly [guideline: string, numbers: readonly number[]])[];

function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

const report = readProjectFile('docs/accessibility.md');
/** Rows of a table, as cells. */
const readRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
/** The rows below a heading that have a verdict. */
const readVerdicts = (heading: string): string[][] => {
  const [, after = ''] = report.split(new RegExp(`\n##+ ${heading}\n`));
  const [section = ''] = after.split('\n## ');
  const [own = ''] = section.split('\n### ');
  return readRows(own).filter(([first = '', verdict = '']) => /^\d/.test(first) && VERDICTS.includes(verdict));
};
const toNumbers = (criteria: Criteria): string[] =>
  criteria.flatMap(([guideline, numbers]) => numbers.map((number) => [guideline, number].filter(Boolean).join('.')));
const listNumbers = (rows: readonly string[][]): (string | undefined)[] =>
  rows.map(([first = '']) => first.split(' ')[0]);
const readNames = (cell = ''): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

const rows = readRows(report).filter(([, verdict = '']) => VERDICTS.includes(verdict));
const [, evidence = ''] = report.split('\n## Evidence\n');
const named = new Map(
  readRows(evidence)
    .filter(([, source = '']) => source.startsWith('`tests/') || /^\d/.test(source))
    .map(([name = '', source = '']) => [readNames(name)[0] ?? '', source]),
);

describe('the conformance report', () => {
  test('has a verdict for every criterion of WCAG 2.2 at levels A and AA', () => {
    expect(listNumbers(readVerdicts('WCAG 2.2, level A'))).toEqual(toNumbers(LEVEL_A));
    expect(listNumbers(readVerdicts('WCAG 2.2, level AA'))).toEqual(toNumbers(LEVEL_AA));
    expect([...toNumbers(LEVEL_A), ...toNumbers(LEVEL_AA)]).toHaveLength(55);
  });

  test.each(Object.keys(CLAUSES))('has a verdict for every row of %s', (heading) => {
    expect(listNumbers(readVerdicts(heading))).toEqual(toNumbers(CLAUSES[heading] ?? []));
  });

  test('names existing tests, and each test and observation in a row', () => {
    const files = listProjectFiles();
    const paths = [...named.values()].flatMap((source) => (source.startsWith('`') ? [source.replaceAll('`', '')] : []));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((file) => !files.includes(file))).toEqual([]);
    const used = new Set(rows.flatMap(([, , names]) => readNames(names)));
    expect([...used].sort()).toEqual([...named.keys()].sort());
  });

  test('claims nothing without evidence, dates what was observed, and explains every other verdict', () => {
    const claims = rows.filter(([, verdict = '']) => verdict !== 'Not Applicable');
    expect(claims.filter(([, , names]) => readNames(names).length === 0)).toEqual([]);
    const seen = [...named].filter(([name]) => name.startsWith('seen-'));
    expect(seen.filter(([, source]) => !/^\d{4}-\d{2}-\d{2}$/.test(source))).toEqual([]);
    expect(rows.filter(([, verdict = '', , remark]) => verdict !== 'Supports' && remark === '')).toEqual([]);
  });

  test('lists every criterion that is supported in part among the known failures', () => {
    const [, failures = ''] = report.split('\n## Known failures\n');
    const [list = ''] = failures.split('\n## ');
    const partial = ['WCAG 2.2, level A', 'WCAG 2.2, level AA']
      .flatMap(readVerdicts)
      .filter(([, verdict = '']) => verdict === 'Partially Supports');
    expect(listNumbers(partial).filter((number = '') => !list.includes(`**${number} `))).toEqual([]);
  });

  test('is about this version', () => {
    expect(readRows(report)).toContainEqual(['Version', readVersion()]);
  });
});
