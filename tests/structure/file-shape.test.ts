// @vitest-environment node
import { basename } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { listProjectFiles, readProjectFile } from './project-files.js';
import { readExports, toKebabCase } from './read-exports.js';

const WRITTEN_BY_HAND = /^(elements|src|contract|demo|scripts|tests)\/.*\.(tsx?|mjs|css|html)$|^[\w.-]+\.(ts|mjs)$/;
/** One concept per file: components, calls, hooks and countries. A country's name is its code. */
const NAMED_AFTER_EXPORT = [
  /^src\/.*\.tsx$/,
  /^src\/.+\/api\/(get|find|list|request)-[\w-]+\.ts$/,
  /^src\/.+\/use-[\w-]+\.ts$/,
  /^src\/markets\/(returns\/)?(?!index\.|default\.)[\w-]+\.ts$/,
];
const TEXT = /\.(tsx?|mjs|css|html|json|md|ya?ml|run)$|\/run$/;
const MOST_LINES = 300;

const files = listProjectFiles();
const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

describe('a file', () => {
  test('is found by these tests in every folder of the project', () => {
    for (const folder of [
      'elements',
      'src/features',
      'src/app',
      'src/orders',
      'src/ui',
      'contract',
      'tests',
      'scripts',
    ]) {
      expect(files.filter((path) => path.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(0);
    }
  });

  test(`has ${MOST_LINES} lines at most`, () => {
    const long = files
      .filter((path) => WRITTEN_BY_HAND.test(path))
      .map((path) => ({ path, lines: countLines(readProjectFile(path)) }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  test.each(
    files.filter((path) => NAMED_AFTER_EXPORT.some((pattern) => pattern.test(path)) && !path.endsWith('.d.ts')),
  )('is named after its export: %s', (path) => {
    const exported = readExports(path, readProjectFile(path)).map(toKebabCase);
    expect(exported).toContain(basename(path).replace(/\.tsx?$/, ''));
  });

  describe("a machine's folder name", () => {
    // Joined here, so that this file does not contain one.
    const folders = ['/work', '/root', '/home/[a-z]', '/Users/[a-z]', '\\.\\./shared'].map((folder) => `${folder}/`);
    const machine = new RegExp(`(?<![\\w.~-])(${folders.join('|')})`);

    test.each(['/work', '/root', '/home/j', '/Users/j', '../shared'])('is detected: %s', (folder) => {
      expect(machine.test(`see ${folder}/notes.md`)).toBe(true);
    });

    test('appears in no text of the project', () => {
      const texts = files.filter((path) => TEXT.test(path) && path !== 'package-lock.json');
      expect(texts.length).toBeGreaterThan(50);
      expect(texts.filter((path) => machine.test(readProjectFile(path)))).toEqual([]);
    });
  });
});
