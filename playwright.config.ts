import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH, WHOLE_CHROMIUM_LAUNCH } from './scripts/chromium-launch.js';
import { readSeed } from './scripts/test-seed.js';

/**
 * Apart from the demo's own port, so that a demo that is being looked at does not stand in the way. ORDERS_E2E_PORT moves it, for a
 * second run beside the first; the partner's page takes the port after it.
 */
const PORT = Number(process.env['ORDERS_E2E_PORT'] ?? 5373);

/** Playwright starts Chromium without the back-forward cache; what comes back from it needs one that has it. A PDF is shown by the whole one alone. */
const NEEDS_WHOLE_BROWSER = ['**/back-forward-cache.e2e.ts', '**/label-print.e2e.ts'];

const IS_FULL = process.env['ORDERS_FULL'] === '1';
/** Set by `npm test`: of large tables a part runs. Playwright by itself runs them whole. */
const IS_SAMPLED = process.env['ORDERS_SAMPLED'] === '1';
// Drawn here, a random seed is the same in all processes of the run.
readSeed();

/** What a planted page never does is waited for, too: not as long as for what a slow machine may do late. */
const IS_PLANTED = '**/*-planted.e2e.ts';
const PLANTED_PATIENCE_MS = 5_000;

/** Flows on the demo's host pages, against the built package and the sandbox over real HTTP. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: `.cache/e2e-${PORT}`,
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  // Twice as many as there are cores: a page that waits keeps none busy, and a third of a run and more is waits.
  workers: 4,
  // A second try is told of, and more than a few fail the run (`MAX_FLAKY` in scripts/test.ts). Where once must be enough, the tests say so.
  retries: 1,
  // A test that goes through a whole corpus takes its time.
  timeout: IS_FULL ? 300_000 : 60_000,
  // Pages, browser and service share two cores.
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(IS_SAMPLED ? [['./tests/e2e/support/sampling-reporter.ts'] as const] : [])],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: CHROMIUM_LAUNCH,
  },
  projects: [
    { name: 'pages', testIgnore: [...NEEDS_WHOLE_BROWSER, IS_PLANTED] },
    { name: 'planted pages', testMatch: IS_PLANTED, retries: 0, expect: { timeout: PLANTED_PATIENCE_MS } },
    {
      name: 'kept pages',
      testMatch: NEEDS_WHOLE_BROWSER,
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
