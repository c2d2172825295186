import type { TestRunnerPlugin } from '@web/test-runner';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';
import { inRoot } from '../../../scripts/paths.js';

const TESTS = ['/tests/elements/', '/tests/engines/'];

/** Serves the tests themselves: specifiers end in `.js`, the files in `.ts`; types are removed, nothing else is changed. */
export function serveTypescript(): TestRunnerPlugin {
  return {
    name: 'orders-typescript',
    resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
    async serve({ path }) {
      const source = findSource(path);
      if (source === undefined) return undefined;
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { sourcemap: false });
      return { body: code, type: 'js' };
    },
  };
}

function findSource(path: string): string | undefined {
  if (!TESTS.some((folder) => path.startsWith(folder))) return undefined;
  const source = inRoot(path.replace(/\.js$/, '.ts'));
  return source.endsWith('.ts') && existsSync(source) ? source : undefined;
}
