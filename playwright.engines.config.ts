import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './scripts/chromium-launch.mjs';
import { readSeed } from './scripts/test-seed.mjs';

/** The port after the one of the flows in Chromium, and the partner's page after it. */
const PORT = Number(process.env['ORDERS_E2E_PORT'] ?? 5373) + 2;

// Drawn here, a random seed is the same in all processes of the run.
readSeed();

/** Flows and surfaces in other engines, over WebDriver; what Playwright does beyond them only Chromium proves. */
export default defineConfig({
  testDir: 'tests/engines',
  testMatch: '**/*.engine.ts',
  outputDir: `.cache/engines-${PORT}`,
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/harnesses/playwright-reporter.mjs']],
  use: { baseURL: `http://localhost:${PORT}`, launchOptions: CHROMIUM_LAUNCH },
  projects: [
    { name: 'chromium', use: { engine: 'chromium' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: {
    command: `node --import tsx demo/serve.ts`,
    env: { PORT: String(PORT), ORDERS_SANDBOX_MEMORY: '1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
