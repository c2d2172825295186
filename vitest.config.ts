import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { readSeed } from './scripts/test-seed.js';
import { toAliases, toDefines } from './scripts/renderer.js';
import { ALONE, SHARING_FOLDERS } from './scripts/unit-projects.js';
import { ordersPlugin } from './scripts/vite/orders-plugin.js';

// Drawn here, a random seed is the same in all workers.
readSeed();

const ENDINGS = '/**/*.test.{ts,tsx}';

/** Rules, calls and the sandbox, where no browser is needed. Elements and flows are tested in a real one. */
export default defineConfig({
  plugins: [ordersPlugin()],
  define: toDefines(),
  resolve: { alias: toAliases('preact') },
  test: {
    // Left to itself it takes one core less than there are: of two, one.
    maxWorkers: availableParallelism(),
    // A loaded machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/fixed-seed.ts'],
    // A worker of its own costs a file a quarter of a second, three times what most of them do in it.
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing',
          include: SHARING_FOLDERS.map((folder) => `tests/${folder}${ENDINGS}`),
          // What the benchmark has installed brings tests of its own.
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
          setupFiles: ['tests/support/new-page.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [`tests/!(${[...SHARING_FOLDERS, 'elements', 'e2e'].join('|')})${ENDINGS}`, ...ALONE],
        },
      },
    ],
    // Left outside, these would meet real React in place of the alias.
    server: { deps: { inline: [/@r2wc/, /zustand/, /@formatjs/, /intl-messageformat/] } },
  },
});
