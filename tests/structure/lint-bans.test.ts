// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { LINT_ROWS } from './lint-rows.js';
import { listActiveRules, listBrokenRules } from './lint-text.js';
import { sampleRows } from '../support/sample.js';

/** Together these files have every rule of the project enabled. */
const SAMPLES = [
  'src/orders/model/probe.ts',
  'src/orders/api/probe.ts',
  'elements/orders-area/probe.ts',
  'scripts/probe.mjs',
];

const abbreviate = (code: string) => (code.length > 90 ? `${code.slice(0, 90)}...` : code).replaceAll('\n', ' ');

describe('the linter', () => {
  test('has a deliberate breach below for every rule of the project', async () => {
    const active = new Set((await Promise.all(SAMPLES.map(listActiveRules))).flat());
    const projectRules = [...active].filter((rule) => rule.startsWith('project/'));
    const proved = new Set(LINT_ROWS.map(({ rule }) => rule));
    expect(projectRules.length).toBeGreaterThan(10);
    expect(projectRules.filter((rule) => !proved.has(rule))).toEqual([]);
  });

  for (const { rule, code, at, fine } of sampleRows(LINT_ROWS)) {
    const better = fine.code === undefined ? `the same in ${String(fine.at)}` : abbreviate(fine.code);
    test(`reports ${rule} for ${abbreviate(code)} in ${at}, and accepts ${better}`, async () => {
      expect(await listBrokenRules({ code, at })).toContain(rule);
      expect(await listBrokenRules({ code: fine.code ?? code, at: fine.at ?? at })).not.toContain(rule);
    });
  }
});
