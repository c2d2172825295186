// @vitest-environment node
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { loaders } from '../../elements/loaders.js';
import { listChunks } from '../../scripts/list-modules.js';
import { inRoot, listTags, toTagModule } from '../../scripts/paths.js';
import { BUNDLES, toBundleConfig, type Bundle } from '../../vite.config.js';

/** Files that are referenced by name: tag names follow file names, and package.json lists modules with side effects. */
const STORED = [...listTags().map(toTagModule), 'elements/orders-area/explain-policy.ts'].map((file) => inRoot(file));
const MARK = '-renamed';

function isOurs(id: string): boolean {
  return /\/(?:src|elements)\/.+\.tsx?$/.test(id) && id.startsWith(inRoot()) && !STORED.includes(id);
}

/** Gives every other file of ours another name, in the same folder. */
function renameAll(): Plugin {
  return {
    name: 'rename-all',
    enforce: 'pre',
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved || !isOurs(resolved.id)) return resolved;
      const { dir, name, ext } = path.parse(resolved.id);
      return { ...resolved, id: path.join(dir, `${name}${MARK}${ext}`) };
    },
    load: {
      filter: { id: new RegExp(`${MARK}\\.tsx?$`) },
      handler(id) {
        return this.fs.readFile(id.replace(MARK, ''), { encoding: 'utf8' });
      },
    },
  };
}

/** The modules of each chunk by their files' own names, whatever the chunk is called. */
async function listGroups(bundle: Bundle, plugins: readonly Plugin[] = []): Promise<string[]> {
  const config = toBundleConfig(bundle, inRoot('.cache/chunk-groups'));
  const result = await build({
    ...config,
    plugins: [...plugins, ...(config.plugins ?? [])],
    build: { ...config.build, write: false },
  });
  const modules = listChunks(result).map((chunk) => Object.keys(chunk.modules).map((id) => id.replace(MARK, '')));
  return modules.map((ids) => ids.sort().join('\n')).sort();
}

describe('the modules that share a chunk', () => {
  test.each([
    { folder: 'cdn', entry: 'orders-area' },
    { folder: 'cdn', entry: 'orders-return-wizard' },
    { folder: 'esm', entry: 'index' },
  ])('stay the same if every file has another name: $folder, $entry', async ({ folder, entry }) => {
    const bundle = BUNDLES.find((one) => one.folder === folder && entry in one.entries);
    if (!bundle) throw new Error(`There is no ${folder}/${entry}.js.`);
    const groups = await listGroups(bundle);
    expect(groups.length).toBeGreaterThan(20);
    expect(await listGroups(bundle, [renameAll()])).toEqual(groups);
  });

  test('are tested for every tag that can be loaded', () => {
    expect(listTags()).toEqual(Object.keys(loaders).sort());
  });
});
