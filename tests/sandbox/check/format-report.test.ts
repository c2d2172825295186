import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../demo/sandbox/command/check/findings.js';
import { formatReport } from '../../../demo/sandbox/command/check/format-report.js';
import { createJsonReport } from '../../../demo/sandbox/command/check/json-report.js';
import { isPassed } from '../../../demo/sandbox/command/check/to-verdict.js';

const LONG = 'objects[0].group[1].orderItems[2].lineItemTransactionAlt.lineItemChargedPriceWithAllItsFees.amount';
const problem = (path: string) => ({ request: 'the first page', path, message: 'is missing' });

const FINDINGS: readonly Finding[] = [
  { name: 'service', problems: [], ms: 3 },
  { name: 'list-order-history', problems: [problem('objects[0].total'), problem('objects[1].total')], ms: 1234 },
  { name: 'request-store-return-email', problems: [problem(LONG)], ms: 999_999 },
  { name: 'get-order', problems: [], ms: 20, note: 'only refused', onlyRefused: true },
  { name: 'get-order-summary', problems: [], ms: 4, isAbsent: true },
  { name: 'request-cancel', problems: [], note: 'needs --writes' },
  {
    name: 'list-stores',
    problems: Array.from({ length: 15 }, (_, index) => problem(`field-${'abc'[index % 3]}${index}`)),
  },
];

describe('the report', () => {
  const text = formatReport(FINDINGS, `https://api.shop.example/${'a/'.repeat(60)}`);

  it('fits 80 columns, whatever the paths and the address', () => {
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(text.replaceAll(/\n\s*/g, '')).toContain(LONG);
  });

  it('has a row for each call, with its verdict, time and problems', () => {
    expect(text).toContain('\nlist-order-history          fails       1234 ms  2 problems\n');
    expect(text).toContain('\nget-order                   refused       20 ms  only refused\n');
    expect(text).toContain('\nget-order-summary           not there      4 ms\n');
    expect(text).toContain('\nSkipped:\n  - needs --writes: request-cancel\n');
  });

  it('shows problems that differ by an index once, and only the first dozen', () => {
    expect(text).toContain('  - objects[0].total is missing (the first page), and 1 like it\n');
    expect(text).toContain('\n    and 3 more, which --json lists\n');
  });

  it('ends with the counts and the calls that are there', () => {
    expect(text).toContain('\n1 ok, 1 refused, 3 fails, 1 not there, 1 skipped.\n\nFor adapter.service.calls');
  });
});

describe('the JSON report', () => {
  it('has a stable form', () => {
    const { results, ...rest } = createJsonReport(FINDINGS.slice(3), 'https://api.shop.example');
    expect(rest).toEqual({ format: 1, apiBase: 'https://api.shop.example', passed: false, calls: ['get-order'] });
    expect(results.slice(0, 3)).toEqual([
      { name: 'get-order', verdict: 'ok', onlyRefused: true, ms: 20, note: 'only refused', problems: [] },
      { name: 'get-order-summary', verdict: 'not there', onlyRefused: false, ms: 4, note: null, problems: [] },
      {
        name: 'request-cancel',
        verdict: 'skipped',
        onlyRefused: false,
        ms: null,
        note: 'needs --writes',
        problems: [],
      },
    ]);
    expect(results[3]?.problems[0]).toEqual(problem('field-a0'));
  });
});

describe('a back end', () => {
  it.each([
    ['without a call', [{ name: 'service', problems: [], ms: 1 }], false],
    ['with one call', [{ name: 'get-order', problems: [], ms: 1 }], true],
    ['with a problem', FINDINGS, false],
  ] as const)('%s passes: %#', (_what, findings, passed) => {
    expect(isPassed(findings)).toBe(passed);
  });
});
