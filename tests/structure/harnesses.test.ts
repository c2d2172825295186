// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findHarness, HARNESSES } from '../../scripts/harnesses/harnesses.mjs';
import { forgetTallies, readTallies, Tally } from '../../scripts/harnesses/tally.mjs';
import { writeReport } from '../../scripts/step-report.mjs';
import { listProjectFiles } from './project-files.js';

const TEST_FILES = listProjectFiles().filter((file) => /^tests\/.*\.(?:e2e|test)\.tsx?$/.test(file));

describe('the harnesses of the closing table', () => {
  it.each(HARNESSES.map(({ name }) => name))('has tests: %s', (name) => {
    expect(TEST_FILES.filter((file) => findHarness(file) === name)).not.toEqual([]);
  });

  it('hold every test that runs against the built pages', () => {
    const flows = TEST_FILES.filter((file) => file.endsWith('.e2e.ts'));
    expect(flows.length).toBeGreaterThan(0);
    expect(flows.filter((file) => findHarness(file) === undefined)).toEqual([]);
  });

  it('count no test of a single unit', () => {
    expect(findHarness('tests/http/model/order-number.test.ts')).toBeUndefined();
  });
});

describe('what was tried', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'orders-tally-'));
    forgetTallies(root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const note = (
    runner: string,
    ...tests: readonly (readonly [file: string, checks: number, hasFailed: boolean, leftOut?: number])[]
  ) => {
    const tally = new Tally(root);
    for (const [file, checks, hasFailed, leftOut = 0] of tests) {
      tally.add(join(root, file), { checks, leftOut, hasFailed });
    }
    tally.write(runner);
  };

  it('is added up over the runners, and a failure shows', () => {
    note('unit', ['tests/security/canaries.test.ts', 1, false], ['tests/http/model/order-number.test.ts', 1, true]);
    note('e2e', ['tests/e2e/security/canaries.e2e.ts', 160, true, 40], ['tests/e2e/cancel.e2e.ts', 1, false]);
    const tallies = readTallies(root);
    expect(tallies).toEqual([
      { name: 'security', tests: 2, checks: 161, leftOut: 40, failed: 1 },
      { name: 'flows', tests: 1, checks: 1, leftOut: 0, failed: 0 },
    ]);
    const tally = new Tally(root);
    tally.leaveOut(join(root, 'tests/e2e/cancel.e2e.ts'), 3);
    tally.leaveOut(join(root, 'tests/http/model/order-number.test.ts'), 5);
    tally.write('e2e-left-out');
    expect(readTallies(root)[1]).toEqual({ name: 'flows', tests: 1, checks: 1, leftOut: 3, failed: 0 });
    const steps = [{ name: 'unit', outcome: 'passed', passed: 3, failed: 0, again: 0, seconds: 1 }] as const;
    const [security = '', flows = ''] = writeReport(steps, tallies).split('\n');
    expect(security.split(/ {2,}/)).toEqual(['security', '2 tests', '161 of 201 checks', '1 failed']);
    expect(flows.split(/ {2,}/)).toEqual(['flows', '1 tests', '1 of 1 checks', '0 failed']);
  });

  it('is forgotten with the next run', () => {
    note('e2e', ['tests/e2e/cancel.e2e.ts', 1, false]);
    forgetTallies(root);
    expect(readTallies(root)).toEqual([]);
  });
});
