import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH, WHOLE_CHROMIUM_LAUNCH } from './scripts/chromium-launch.js';
import { ONLY_FULL } from './tests/e2e/support/stand-for.js';
import { readSeed } from './scripts/test-seed.js';

/** Differs from the demo's port, so that both can run. ORDERS_E2E_PORT changes it for a second run; the partner page uses the next port. */
const PORT = Number(process.env['ORDERS_E2E_PORT'] ?? 5373);

/** Tests that need the back-forward cache, which Playwright disables in Chromium by default, or the PDF viewer, which the headless shell lacks. */
const NEEDS_WHOLE_BROWSER = ['**/back-forward-cache.e2e.ts', '**/label-print.e2e.ts'];

/**
 * Tests that run many cases and do not depend on motion: without animations, a case needs a sixth less processor time. The flows test the
 * animations.
 */
const WITHOUT_MOTION = ['**/faults/**', '**/sealed/**', '**/polling/**', '**/e2e/security/**'];

const IS_FULL = process.env['ORDERS_FULL'] === '1';
/** Set by `npm test`, which runs a sample. Playwright by itself runs all tests. */
const IS_SAMPLED = process.env['ORDERS_SAMPLED'] === '1';
// Read the seed here, so that a random one is the same in all processes of the run.
readSeed();

/** Tests with a planted fault never reach the state that they wait for, so they wait for a shorter time. */
const IS_PLANTED = '**/*-planted.e2e.ts';
const PLANTED_PATIENCE_MS = 5_000;

/** Flows on the demo's host pages, against the built package and the sandbox over real HTTP. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  ...(IS_SAMPLED && { grepInvert: new RegExp(`${ONLY_FULL}\\b`) }),
  outputDir: `.cache/e2e-${PORT}`,
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: true,
  // Twice the number of cores, because pages spend a third of a run waiting.
  workers: 4,
  // The report counts tests that pass at their second try, and too many fail the run (`MAX_FLAKY` in scripts/test.ts).
  retries: 1,
  // Some tests go through a whole corpus.
  timeout: IS_FULL ? 300_000 : 60_000,
  // Pages, browser and sandbox share two cores.
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(IS_SAMPLED ? [['./tests/e2e/support/sampling-reporter.ts'] as const] : [])],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: CHROMIUM_LAUNCH,
  },
  projects: [
    { name: 'pages', testIgnore: [...NEEDS_WHOLE_BROWSER, IS_PLANTED, ...WITHOUT_MOTION] },
    {
      name: 'still pages',
      testMatch: WITHOUT_MOTION.map((folder) => `${folder}/*.e2e.ts`),
      testIgnore: [...NEEDS_WHOLE_BROWSER, IS_PLANTED],
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
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
