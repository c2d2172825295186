// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readVersion } from '../../scripts/read-version.js';
import { listProjectFiles, readProjectFile } from './project-files.js';

/** The criteria of WCAG 2.0 to 2.2 by guideline and level. */
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
  ['4.1', [1, 2]],
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
/** The provisions of Section 508 and the clauses of EN 301 549 that have rows of their own, by heading. */
const CLAUSES: Readonly<Record<string, Criteria>> = {
  'Chapter 3: Functional Performance Criteria (FPC)': [['302', range(9)]],
  'Chapter 5: Software': [
    ['501', [1]],
    ['502.2', [1, 2]],
    ['502.3', range(14)],
    ['502', [4]],
    ['503', [2, 3, 4]],
    ['', [504]],
  ],
  'Chapter 6: Support Documentation and Services': [
    ['602', [2, 3, 4]],
    ['603', [2, 3]],
  ],
  'Clause 4: Functional Performance Statements (FPS)': [['4.2', range(11)]],
  'Clause 5: Generic Requirements': [
    ['5.1.2', [1, 2]],
    ['5.1.3', range(16)],
    ['5.1', [4, 5]],
    ['5.1.6', [1, 2]],
    ['5.1', [7]],
    ['5', [2, 3, 4]],
    ['5.5', [1, 2]],
    ['5.6', [1, 2]],
    ['5', [7, 8, 9]],
  ],
  'Clause 9: Web': [
    ['9.4.1', [1]],
    ['9.6', range(5)],
  ],
  'Clause 11: Software': [
    ['11', [1]],
    ['11.5', [1]],
    ['11.5.2', range(17)],
    ['11.6', [1, 2]],
    ['11', [7]],
    ['11.8', range(5)],
  ],
  'Clause 12: Documentation and Support Services': [
    ['12.1', [1, 2]],
    ['12.2', [2, 3, 4]],
  ],
};
/** Chapters and clauses about what the product does not have. */
const NOT_RELEVANT = [
  'Chapter 4: Hardware',
  'Clause 6: ICT with Two-Way Voice Communication',
  'Clause 7: ICT with Video Capabilities',
  'Clause 8: Hardware',
  'Clause 10: Non-Web Documents',
  'Clause 13: ICT Providing Relay or Emergency Service Access',
];
/** The sections that the form of ITI (VPAT 2.5 INT) requires, in its order. */
const SECTIONS = [
  'Name of Product/Version',
  'Report Date',
  'Product Description',
  'Contact Information',
  'Notes',
  'Evaluation Methods Used',
  'Applicable Standards/Guidelines',
  'Terms',
  'WCAG 2.x Report',
  'Revised Section 508 Report',
  'EN 301 549 Report',
];
const COLUMNS = ['Criteria', 'Conformance Level', 'Remarks and Explanations'];
/** Always supported in WCAG 2.0 and 2.1, according to their errata. */
const BY_DEFINITION = ['4.1.1 Parsing (2.0 and 2.1 only)', '9.4.1.1 Parsing'];
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
  const [, after = ''] = report.split(`\n### ${heading}\n`);
  const [own = ''] = after.split(/\n##+ /);
  return readRows(own).filter(([first = '', verdict = '']) => /^\d/.test(first) && VERDICTS.includes(verdict));
};
const toNumbers = (criteria: Criteria): string[] =>
  criteria.flatMap(([guideline, numbers]) => numbers.map((number) => [guideline, number].filter(Boolean).join('.')));
const listNumbers = (rows: readonly string[][]): (string | undefined)[] =>
  rows.map(([first = '']) => first.split(' ')[0]);
const readNames = (cell = ''): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
/** The tests and observations at the end of a remark. */
const readEvidence = (remark = ''): string[] => readNames(remark.split('Evidence: ')[1]);

const rows = readRows(report).filter(([, verdict = '']) => VERDICTS.includes(verdict));
const [, evidence = ''] = report.split('\n## Evidence\n');
const named = new Map(
  readRows(evidence)
    .filter(([, source = '']) => source.startsWith('`tests/') || /^\d/.test(source))
    .map(([name = '', source = '']) => [readNames(name)[0] ?? '', source]),
);

describe('the conformance report', () => {
  test('has the title, the sections and the columns of the form', () => {
    expect(report.split('\n')[0]).toBe(
      '# Accessibility Conformance Report, International Edition (based on VPAT® Version 2.5)',
    );
    const headings = [...report.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings.slice(0, SECTIONS.length)).toEqual(SECTIONS);
    const tables = readRows(report).filter(([first]) => first === 'Criteria');
    expect(tables).toEqual(Array(Object.keys(CLAUSES).length + 2).fill(COLUMNS));
    for (const heading of NOT_RELEVANT) expect(report).toContain(`\n### ${heading}\n\nNot Applicable: `);
  });

  test('has a verdict for every criterion of WCAG 2.0 to 2.2 at levels A and AA', () => {
    expect(listNumbers(readVerdicts('Table 1: Success Criteria, Level A'))).toEqual(toNumbers(LEVEL_A));
    expect(listNumbers(readVerdicts('Table 2: Success Criteria, Level AA'))).toEqual(toNumbers(LEVEL_AA));
    expect([...toNumbers(LEVEL_A), ...toNumbers(LEVEL_AA)]).toHaveLength(56);
    expect(report).toContain('\n### Table 3: Success Criteria, Level AAA\n\nNot Evaluated.\n');
  });

  test.each(Object.keys(CLAUSES))('has a verdict for every row of %s', (heading) => {
    expect(listNumbers(readVerdicts(heading))).toEqual(toNumbers(CLAUSES[heading] ?? []));
  });

  test('names existing tests, and each test and observation in a row', () => {
    const files = listProjectFiles();
    const paths = [...named.values()].flatMap((source) => (source.startsWith('`') ? [source.replaceAll('`', '')] : []));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((file) => !files.includes(file))).toEqual([]);
    const used = new Set(rows.flatMap(([, , remark]) => readEvidence(remark)));
    expect([...used].sort()).toEqual([...named.keys()].sort());
  });

  test('claims nothing without evidence, dates what was observed, and explains every verdict', () => {
    const claims = rows.filter(
      ([first = '', verdict]) => verdict !== 'Not Applicable' && !BY_DEFINITION.includes(first),
    );
    expect(claims.filter(([, , remark]) => readEvidence(remark).length === 0)).toEqual([]);
    const seen = [...named].filter(([name]) => name.startsWith('seen-'));
    expect(seen.filter(([, source]) => !/^\d{4}-\d{2}-\d{2}$/.test(source))).toEqual([]);
    expect(rows.filter(([, , remark = '']) => remark === '' || remark.startsWith('Evidence'))).toEqual([]);
  });

  test('lists every criterion that is supported in part among the known failures', () => {
    const [, failures = ''] = report.split('\n## Known failures\n');
    const [list = ''] = failures.split('\n## ');
    const partial = ['Table 1: Success Criteria, Level A', 'Table 2: Success Criteria, Level AA']
      .flatMap(readVerdicts)
      .filter(([, verdict = '']) => verdict === 'Partially Supports');
    expect(listNumbers(partial).filter((number = '') => !list.includes(`**${number} `))).toEqual([]);
  });

  test('is about this version', () => {
    expect(readRows(report)).toContainEqual(['Version', readVersion()]);
  });
});
