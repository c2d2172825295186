// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loaders } from '../../elements/loaders.js';
import { listProjectFiles, readProjectFile } from './project-files.js';
import { PROJECT_ROOT } from './project-root.js';

const files = listProjectFiles();
const documents = files.filter((path) => path.endsWith('.md'));

/** The section of a Markdown text under a heading, up to the next one. */
function findSection(text: string, heading: RegExp): string {
  const [, ...sections] = text.split(/^#+ /m);
  return sections.find((section) => heading.test(section.split('\n')[0] ?? '')) ?? '';
}

/** Paths in code marks; `<call>` in a path is a placeholder for any name. */
function listPaths(section: string): string[] {
  return [...section.matchAll(/`([\w.<>-]+\/[\w./<>-]*)`/g)].map(([, path = '']) => path);
}

function isThere(path: string): boolean {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/<[^>]+>/g, '[\\w-]+');
  return files.some((file) => new RegExp(`^${pattern}${path.endsWith('/') ? '' : '(/|$)'}`).test(file));
}

describe("the README's table of where to change what", () => {
  const section = findSection(readProjectFile('README.md'), /where to change/i);
  const paths = listPaths(section);

  test('names a place for each of the usual changes', () => {
    for (const file of [
      'src/markets/',
      'locales/',
      'src/features/',
      'src/orders/api/',
      'elements/',
      'src/ui/styles/tokens.css',
    ]) {
      expect(section).toContain(file);
    }
    expect(paths.length).toBeGreaterThanOrEqual(6);
  });

  test.each(paths)('names an existing path: %s', (path) => {
    expect(isThere(path)).toBe(true);
  });
});

describe("the README's table of tags", () => {
  test.each(Object.keys(loaders))('has a row for <%s> with a link to its contract', (tag) => {
    const row = `| [\`<${tag}>\`](docs/elements.md#${tag})`;
    expect(readProjectFile('README.md').includes(row), `the table of tags in README.md needs: ${row} | …`).toBe(true);
  });
});

describe('the documents', () => {
  const scripts = Object.keys((JSON.parse(readProjectFile('package.json')) as { scripts: object }).scripts);
  const commands = documents.flatMap((path) =>
    [...readProjectFile(path).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => ({
      path,
      script: run ?? short ?? '',
    })),
  );
  const links = documents.flatMap((path) =>
    [...readProjectFile(path).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ path, to })),
  );

  test('explain how to start and how to test', () => {
    const inReadme = commands.filter(({ path }) => path === 'README.md').map(({ script }) => script);
    expect(inReadme).toEqual(expect.arrayContaining(['start', 'test']));
  });

  test.each(commands)('name an existing command: $script in $path', ({ script }) => {
    expect(scripts).toContain(script);
  });

  test.each(links)('link to an existing file: $to in $path', ({ path, to }) => {
    expect(existsSync(join(PROJECT_ROOT, posix.join(posix.dirname(path), to)))).toBe(true);
  });
});
