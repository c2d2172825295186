// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../scripts/generate/read-tags.js';
import { toTagModule } from '../../scripts/paths.js';
import { VALID_PROJECT, withProject, type Files } from './project-fixture.js';
import { listProjectFiles } from './project-files.js';
import { PROJECT_ROOT } from './project-root.js';
import { listStaticClosure } from './static-closure.js';

/** Modules that load with the first call: the calls, the schemas, and the schema library. */
const LAZY_MODULES = /^zod(\/|$)|^src\/.+\/api\/|^src\/http\/read\//;
const ENTRY = /^elements\/(orders-area\/)?[\w-]+(?<!\.d)\.ts$/;

const listLazy = (root: string, entry: string) =>
  [...listStaticClosure(root, entry)].filter((module) => LAZY_MODULES.test(module));
const listLazyOfOne = (files: Files) =>
  withProject({ ...VALID_PROJECT, ...files }, (root) => Promise.resolve(listLazy(root, 'elements/orders-one.ts')));

describe('the modules that load with an entry', () => {
  const entries = listProjectFiles().filter((path) => ENTRY.test(path));

  test('are tested for every tag', () => {
    expect(entries).toEqual(expect.arrayContaining([...TAGS.map(toTagModule), 'elements/index.ts']));
    expect(TAGS.length).toBeGreaterThan(4);
  });

  test.each(entries)('contain no call, no schema and no zod: %s', (entry) => {
    expect(listLazy(PROJECT_ROOT, entry)).toEqual([]);
  });

  test('exclude lazy and type-only imports', async () => {
    expect(await listLazyOfOne({})).toEqual([]);
  });

  test('include zod when a call is imported statically', async () => {
    const lazy = await listLazyOfOne({
      'src/features/one/controller.ts': `export { getOne as createController } from '../../orders/api/get-one.js';\n`,
    });
    expect(lazy).toEqual(['src/orders/api/get-one.ts', 'src/orders/api/one-schema.ts', 'zod/mini']);
  });

  test('include zod when only a type is named, in an import that still loads', async () => {
    const lazy = await listLazyOfOne({
      'src/ui/root.tsx': `import { type One } from '../orders/api/one-schema.js';\nexport const Root = (one: One) => one;\n`,
    });
    expect(lazy).toEqual(['src/orders/api/one-schema.ts', 'zod/mini']);
  });
});
