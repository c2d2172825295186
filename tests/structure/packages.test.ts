// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { listProjectFiles, readProjectFile } from './project-files.js';
import { readImports } from './read-imports.js';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Licences of code that we may distribute; Unicode-3.0 is for CLDR data, with its notice. */
const ALLOWED_LICENCES = new Set(['MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'ISC', '0BSD', 'Unicode-3.0']);

const readLock = (folder: string) =>
  JSON.parse(readProjectFile(`${folder}package-lock.json`)) as { packages: Record<string, LockEntry> };
const lock = readLock('');

/** The second belongs to the benchmark's reference builds; nothing of it ships. */
describe.each(['', 'tests/bench/'])('the lock file %spackage-lock.json', (folder) => {
  const { packages } = readLock(folder);
  const manifest = JSON.parse(readProjectFile(`${folder}package.json`)) as Record<string, Record<string, string>>;
  const entries = Object.entries(packages).filter(([path]) => path !== '');

  test('has a sha512 for every package', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  test('names no registry, so that it installs from any', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test('locks the exact versions of package.json', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const locked = versions.map(([name]) => [name, packages[`node_modules/${name}`]?.version]);
    expect(versions.length).toBeGreaterThan(0);
    expect(locked).toEqual(versions);
  });
});

/** They build a page in the tests; those without a lock file have exact versions in their package.json. */
test('the tested bundlers, frameworks and mock service are exact versions, locked without a registry', () => {
  const files = listProjectFiles().filter((file) => /^tests\/e2e\/(?:bundlers|prism|recipes)\//.test(file));
  const versions = files
    .filter((file) => file.endsWith('/package.json'))
    .flatMap((file) => {
      const { dependencies } = JSON.parse(readProjectFile(file)) as { dependencies: Record<string, string> };
      return Object.values(dependencies);
    });
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter((version) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const locks = files
    .filter((file) => file.endsWith('/package-lock.json'))
    .map((file) => readLock(file.slice(0, -'package-lock.json'.length)));
  const entries = locks.flatMap(({ packages }) => Object.values(packages));
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the package is published with provenance, or not at all', () => {
  const { publishConfig } = JSON.parse(readProjectFile('package.json')) as { publishConfig?: object };
  expect(publishConfig).toMatchObject({ provenance: true });
});

function isAllowed({ license = 'none stated' }: LockEntry): boolean {
  const choices = license.replace(/[()]/g, '').split(/ or /i);
  return choices.some((choice) => ALLOWED_LICENCES.has(choice));
}

test('the packages that the benchmark builds are free to use', () => {
  const entries = Object.entries(readLock('tests/bench/').packages);
  expect(entries.filter(([, entry]) => !isAllowed(entry)).map(([path, { license }]) => `${path}: ${license}`)).toEqual(
    [],
  );
});

/** `@scope/name/file` becomes `@scope/name`; undefined for relative and virtual modules. */
function findPackage(from: string): string | undefined {
  return /^(?!\.|virtual:|node:)((?:@[\w.-]+\/)?[\w.-]+)(?:\/|$)/.exec(from)?.[1];
}

function listShippedPackages(): Set<string> {
  const imported = listProjectFiles()
    .filter((path) => /^(src|elements)\/.*\.tsx?$/.test(path))
    .flatMap((path) => readImports(path, readProjectFile(path)))
    .filter(({ when }) => when !== 'never')
    .flatMap(({ from }) => findPackage(from) ?? []);
  const shipped = new Set<string>();
  const add = (name: string): void => {
    if (shipped.has(name)) return;
    shipped.add(name);
    Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}).forEach(add);
  };
  imported.forEach(add);
  return shipped;
}

describe('the shipped packages', () => {
  const shipped = [...listShippedPackages()].sort();

  test('are those that the code imports, and their dependencies', () => {
    expect(shipped).toEqual(expect.arrayContaining(['@r2wc/core', 'preact', 'react', 'zod', 'zustand']));
  });

  test.each(shipped)('may be distributed: %s', (name) => {
    const entry = lock.packages[`node_modules/${name}`] ?? {};
    expect(isAllowed(entry), entry.license).toBe(true);
  });
});
