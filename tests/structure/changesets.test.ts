// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { listVersionPaths, setVersionPaths } from '../../scripts/release/version-paths.js';
import { listProjectFiles, readProjectFile } from './project-files.js';

const { version } = JSON.parse(readProjectFile('package.json')) as { version: string };
const CHANGESETS = listProjectFiles().filter((file) => /^\.changeset\/.*\.md$/.test(file));
/** Files of past releases change only with the next one. */
const DOCUMENTS = listProjectFiles().filter((file) => /^(?:README|docs\/[\w-]+)\.md$/.test(file));

describe('a changeset', () => {
  test.each([...CHANGESETS])('states its release type and what integrators must do: %s', (file) => {
    const [, head = '', text = ''] = readProjectFile(file).split(/^---\n/m);
    expect(head).toMatch(/^'orders-area': (?:patch|minor|major)\n$/);
    expect(text).toMatch(/^\nTo do: \S/);
  });
});

describe('versioned paths', () => {
  test('contain the version of the package, wherever the documents load it from', () => {
    const named = DOCUMENTS.flatMap((file) => listVersionPaths(readProjectFile(file)).map((one) => `${file}: ${one}`));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((one) => !one.endsWith(`: ${version}`))).toEqual([]);
  });

  test('appear in every path that the documents load a script from', () => {
    const bare = DOCUMENTS.filter((file) => /src="[^"]*orders-area\/(?:embed|cdn)\//.test(readProjectFile(file)));
    expect(bare).toEqual([]);
  });

  test('advance together', () => {
    const text = '<script src="/orders-area/0.1.0/cdn/orders-area.js"> orders-area/0.9.0-next.1/x, hono/4.0.0/x';
    expect(setVersionPaths(`${text}\n| Version | 0.1.0 |\n| axe-core | 4.14.1 |`, '1.2.3')).toBe(
      '<script src="/orders-area/1.2.3/cdn/orders-area.js"> orders-area/1.2.3/x, hono/4.0.0/x\n| Version | 1.2.3 |\n| axe-core | 4.14.1 |',
    );
  });
});
