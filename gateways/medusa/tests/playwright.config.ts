import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../../../scripts/chromium-launch.js';

/** Contract tests and browser walks on real orders. One worker, because Medusa, PostgreSQL and the browser share the machine. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../.cache/tests',
  globalSetup: './stack-setup.ts',
  workers: 1,
  // As in the other browser tests, a second try passes but is listed as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { launchOptions: CHROMIUM_LAUNCH },
});
