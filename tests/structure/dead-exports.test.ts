// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listProjectFiles, readProjectFile } from './project-files.js';

const CODE = /^(?:src|elements|contract|demo|scripts|tests)\/.*\.(?:tsx?|mjs|js)$|^[\w.-]+\.(?:ts|mjs)$/;
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
/**
 * Files whose exports all count as used: the tables of tags, modules that a tool or a page loads by path, and files that are only
 * compiled.
 */
const READ_WHOLE = [
  /^elements\/(?:orders-[\w/-]+|index)\.ts$/,
  /^tests\/(?:e2e\/(?:frameworks|recipes\/\w+)|types|contract\/typed-client)\//,
  /\.test\.tsx?$/,
];

interface Source {
  readonly file: string;
  readonly text: string;
}

/** Exported values that no other file names. Types are left out: the type of a parameter may be named. */
function findDead(sources: readonly Source[]): string[] {
  const namedBy = new Map<string, number>();
  for (const { text } of sources) {
    for (const word of new Set(text.match(/\w+/g))) {
      namedBy.set(word, (namedBy.get(word) ?? 0) + 1);
    }
  }
  return sources
    .filter(({ file }) => !READ_WHOLE.some((pattern) => pattern.test(file)))
    .flatMap(({ file, text }) => [...text.matchAll(EXPORT)].map(([, name = '']) => ({ file, name })))
    .filter(({ name }) => namedBy.get(name) === 1)
    .map(({ file, name }) => `${file} ${name}`);
}

describe('an export', () => {
  const sources = listProjectFiles()
    .filter((file) => CODE.test(file))
    .map((file) => ({ file, text: readProjectFile(file) }));

  it('is used by another file', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(findDead(sources)).toEqual([]);
  });

  it('that no other file names is reported', () => {
    const [first, second, third] = ['src/orders/model/a.ts', 'src/orders/model/b.ts', 'elements/orders-new.ts'];
    const rows = [
      { file: first, text: 'export const used = 1;\nexport const unused = 2;' },
      { file: second, text: 'import { used } from "./a.js";\nexport function alone() { return used; }' },
      { file: third, text: 'export const newContract = 3;' },
    ];
    expect(findDead(rows)).toEqual([`${first} unused`, `${second} alone`]);
  });
});
