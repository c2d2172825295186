// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listProjectFiles, readProjectFile } from './project-files.js';

const CODE = /^(?:src|elements|contract|demo|scripts|tests)\/.*\.(?:tsx?|mjs|js)$|^[\w.-]+\.(?:ts|mjs)$/;
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
/** Read whole: the tables of every tag, what a tool or a page loads by its path, and what is only compiled. */
const READ_WHOLE = [
  /^elements\/(?:orders-[\w/-]+|index)\.ts$/,
  /^tests\/(?:e2e\/(?:frameworks|recipes\/\w+)|types)\//,
  /\.test\.tsx?$/,
];

interface Source {
  readonly file: string;
  readonly text: string;
}

/** Values that a file exports and no other file names. Types are left alone: what a function takes may have its name said. */
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

describe('what a file exports', () => {
  const sources = listProjectFiles()
    .filter((file) => CODE.test(file))
    .map((file) => ({ file, text: readProjectFile(file) }));

  it('is used by another file', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(findDead(sources)).toEqual([]);
  });

  it('and nobody else names would be found out', () => {
    const [first, second, third] = ['src/orders/model/a.ts', 'src/orders/model/b.ts', 'elements/orders-new.ts'];
    const rows = [
      { file: first, text: 'export const used = 1;\nexport const unused = 2;' },
      { file: second, text: 'import { used } from "./a.js";\nexport function alone() { return used; }' },
      { file: third, text: 'export const newContract = 3;' },
    ];
    expect(findDead(rows)).toEqual([`${first} unused`, `${second} alone`]);
  });
});
