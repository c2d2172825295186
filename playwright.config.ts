import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './scripts/chromium-launch.mjs';

/**
 * Apart from the demo's own port, so that a demo that is being looked at does not stand in the way. ORDERS_E2E_PORT moves it, for a
 * second run beside the first; the partner's page takes the port after it.
 */
const PORT = Number(process.env['ORDERS_E2E_PORT'] ?? 5373);

/** Flows on the demo's host pages, against the built package and the sandbox over real HTTP. */
export default defineConfig({
  testDir: 'tests/e2e',
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
  webServer: {
    command: `node --import tsx demo/serve.ts`,
    env: { PORT: String(PORT), ORDERS_SANDBOX_MEMORY: '1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
