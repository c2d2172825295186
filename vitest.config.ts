import { defineConfig } from 'vitest/config';
import { toAliases, toDefines } from './scripts/renderer.js';
import { ordersPlugin } from './scripts/vite/orders-plugin.js';

/** Rules, calls and the sandbox, where no browser is needed. Elements and flows are tested in a real one. */
export default defineConfig({
  plugins: [ordersPlugin()],
  define: toDefines(),
  resolve: { alias: toAliases('preact') },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // A loaded machine is slow, not wrong.
    testTimeout: 30_000,
    reporters: ['default', './scripts/harnesses/vitest-reporter.mjs'],
    setupFiles: ['tests/support/fixed-seed.ts'],
    exclude: ['tests/elements/**', 'tests/e2e/**', '**/node_modules/**'],
    // Left outside, these would meet real React in place of the alias.
    server: { deps: { inline: [/@r2wc/, /zustand/, /@formatjs/, /intl-messageformat/] } },
  },
});
