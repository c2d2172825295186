import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH, WHOLE_CHROMIUM_LAUNCH } from './scripts/chromium-launch.mjs';

/**
 * Apart from the demo's own port, so that a demo that is being looked at does not stand in the way. ORDERS_E2E_PORT moves it, for a
 * second run beside the first; the partner's page takes the port after it.
 */
const PORT = Number(process.env['ORDERS_E2E_PORT'] ?? 5373);

/** Playwright starts Chromium without the back-forward cache; what comes back from it needs one that has it. */
const NEEDS_BACK_FORWARD_CACHE = '**/back-forward-cache.e2e.ts';

/** Flows on the demo's host pages, against the built package and the sandbox over real HTTP. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: `.cache/e2e-${PORT}`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Pages, browser and service share two cores.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/harnesses/playwright-reporter.mjs']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: CHROMIUM_LAUNCH,
  },
  projects: [
    { name: 'pages', testIgnore: NEEDS_BACK_FORWARD_CACHE },
    {
      name: 'kept pages',
      testMatch: NEEDS_BACK_FORWARD_CACHE,
      use: { launchOptions: { ...WHOLE_CHROMIUM_LAUNCH, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
  ],
  webServer: {
    command: `node --import tsx demo/serve.ts`,
    env: { PORT: String(PORT), ORDERS_SANDBOX_MEMORY: '1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
