// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../scripts/generate/read-tags.js';
import { COMMAND } from '../../scripts/package/build-command.js';
import { inRoot } from '../../scripts/paths.js';

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly sideEffects: readonly string[];
  readonly customElements: string;
  readonly bin: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Manifest;
const toPattern = (glob: string): RegExp => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
const hasSideEffects = (file: string): boolean => manifest.sideEffects.some((glob) => toPattern(glob).test(file));

describe("the package's exports", () => {
  test('list types first, because bundlers take the first match', () => {
    const conditions = Object.values(manifest.exports).filter((target) => typeof target !== 'string');
    expect(conditions.length).toBeGreaterThan(3);
    expect(conditions.map((target) => Object.keys(target))).toEqual(conditions.map(() => ['types', 'default']));
  });

  test.each(TAGS)('mark the files that register <%s> as having side effects', (tag) => {
    expect(
      [`./dist/esm/${tag}.js`, `./dist/cdn/${tag}.js`, `./dist/embed/${tag}.js`].filter(
        (file) => !hasSideEffects(file),
      ),
    ).toEqual([]);
  });

  test('let a bundler drop modules without side effects', () => {
    expect(['./dist/esm/index.js', './dist/esm/chunk-core.js', './dist/react/index.js'].filter(hasSideEffects)).toEqual(
      [],
    );
  });

  test('let a bundler drop type-only imports without a warning', () => {
    const files = ['react', 'vue', 'svelte'].map((name) => manifest.exports[`./types/${name}`]);
    const scripts = files.map((target) => (typeof target === 'string' ? target : (target?.['default'] ?? '')));
    expect(scripts.filter((file) => !/^\.\/dist\/types\/.+\.js$/.test(file) || !hasSideEffects(file))).toEqual([]);
  });

  test('offer the module that defines the tags under its own name too', () => {
    expect(manifest.exports['./define']).toEqual(manifest.exports['.']);
  });

  test('offer the data files, for a page that serves them from its own folder', () => {
    expect(manifest.exports['./data/*']).toBe('./dist/data/*');
  });

  test('include a command, in the file that the build creates', () => {
    expect(manifest.bin).toEqual({ 'orders-area': `dist/${COMMAND}` });
  });

  test('point to the manifest of the elements', () => {
    expect(manifest.exports['./custom-elements.json']).toBe(`./${manifest.customElements}`);
  });
});
