import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './scripts/chromium-launch.js';
import type { WorkerFixtures } from './tests/engines/engine-test.js';
import { readSeed } from './scripts/test-seed.js';

/** The port after those of `playwright.config.ts`; the partner page uses the next one. */
const PORT = Number(process.env['ORDERS_E2E_PORT'] ?? 5373) + 2;

const IS_SAMPLED = process.env['ORDERS_SAMPLED'] === '1';
// Read the seed here, so that a random one is the same in all processes of the run.
readSeed();

/** Compares each surface between all engines. */
const LAYOUTS = '**/layouts.engine.ts';

/** Flows and surfaces in Firefox and WebKit, over WebDriver. All other flows run in Chromium only, with `playwright.config.ts`. */
export default defineConfig<object, Pick<WorkerFixtures, 'engine'>>({
  testDir: 'tests/engines',
  testMatch: '**/*.engine.ts',
  outputDir: `.cache/engines-${PORT}`,
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}`, launchOptions: CHROMIUM_LAUNCH },
  projects: [
    // The full run compares the engines and runs the same flows in Chromium, too.
    ...(IS_SAMPLED
      ? []
      : [
          { name: 'layouts', testMatch: LAYOUTS },
          { name: 'chromium', testIgnore: LAYOUTS, use: { engine: 'chromium' as const } },
        ]),
    { name: 'firefox', testIgnore: LAYOUTS, use: { engine: 'firefox' } },
    { name: 'webkit', testIgnore: LAYOUTS, use: { engine: 'webkit' } },
  ],
  webServer: {
    command: `node --import tsx demo/serve.ts`,
    env: { PORT: String(PORT), ORDERS_SANDBOX_MEMORY: '1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
