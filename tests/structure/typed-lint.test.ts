// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { listProjectFiles, readProjectFile } from './project-files.js';

/** Rules that need types, and the types themselves: a text that breaks the rule, and a better one. */
const ROWS = [
  { rule: 'TS2322', code: `export const it: number = 'text';`, fine: 'export const it: number = 1;' },
  {
    rule: 'TS6133',
    code: 'export const it = () => {\n  const unused = 1;\n};',
    fine: 'export const it = () => {\n  const used = 1;\n  return used;\n};',
  },
  {
    rule: 'no-implied-eval',
    code: `export const it = () => setTimeout('1', 10);`,
    fine: 'export const it = () => setTimeout(() => 1, 10);',
  },
  {
    rule: 'no-floating-promises',
    code: 'export const it = (n: Promise<number>) => {\n  n.then(Number);\n};',
    fine: 'export const it = async (n: Promise<number>) => {\n  await n.then(Number);\n};',
  },
  {
    rule: 'switch-exhaustiveness-check',
    code: `export const it = (n: 'a' | 'b') => {\n  switch (n) {\n    case 'a':\n      return 1;\n  }\n};`,
    fine: `export const it = (n: 'a') => {\n  switch (n) {\n    case 'a':\n      return 1;\n  }\n};`,
  },
  {
    rule: 'no-unsafe-return',
    code: 'export const it = (text: string): number => JSON.parse(text);',
    fine: 'export const it = (text: string): unknown => JSON.parse(text);',
  },
] as const;

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

describe('the linter that reads types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-lint-'));
  let report: Report;

  beforeAll(() => {
    for (const file of ['.oxlintrc.json', 'tsconfig.json']) cpSync(inRoot(file), path.join(folder, file));
    symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
    const texts = ROWS.flatMap(
      ({ rule, code, fine }) =>
        [
          [`${rule}.config.ts`, code],
          [`${rule}-fine.config.ts`, fine],
        ] as const,
    );
    for (const [file, text] of texts) writeFileSync(path.join(folder, file), text);
    report = JSON.parse(
      lint(
        folder,
        texts.map(([file]) => file),
      ),
    ) as Report;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(ROWS)('reports $rule, and accepts a better text', ({ rule }) => {
    const isOf =
      (file: string) =>
      ({ filename }: { filename: string }) =>
        path.basename(filename) === file;
    const broken = report.diagnostics.filter(isOf(`${rule}.config.ts`));
    expect(broken.map(({ code }) => code)).toEqual([`typescript(${rule})`]);
    expect(report.diagnostics.filter(isOf(`${rule}-fine.config.ts`))).toEqual([]);
  });

  test('is disabled by the name of a rule, and with a reason', () => {
    const directives = listProjectFiles()
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('typed-lint.test.ts'))
      .flatMap((file) => [...readProjectFile(file).matchAll(/oxlint-disable.*/g)].map(([text]) => `${file}: ${text}`));
    expect(directives.length).toBeGreaterThan(0);
    expect(directives.filter((text) => !/oxlint-disable-(?:next-)?line typescript\/[\w-]+ -- \w/.test(text))).toEqual(
      [],
    );
  });
});

/** Oxlint exits with 1 if it reports anything. */
function lint(cwd: string, files: readonly string[]): string {
  try {
    return execFileSync('node_modules/.bin/oxlint', ['--format', 'json', ...files], { cwd, encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
