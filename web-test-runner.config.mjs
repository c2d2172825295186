import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import { tsImport } from 'tsx/esm/api';

const { CHROMIUM_LAUNCH } = await tsImport('./scripts/chromium-launch.ts', import.meta.url);
const { buildTestElements, TEST_ELEMENTS } = await tsImport(
  './tests/elements/server/build-test-elements.ts',
  import.meta.url,
);
const { serveBuilt } = await tsImport('./tests/elements/server/serve-built.ts', import.meta.url);
const { drawElementTests } = await tsImport('./tests/engines/draw-share.ts', import.meta.url);
const { FIREFOX_LAUNCH } = await tsImport('./tests/engines/firefox-launch.ts', import.meta.url);
const { createSkipReporter } = await tsImport('./tests/engines/skip-reporter.ts', import.meta.url);
const { SKIPPED_ELEMENT_TESTS } = await tsImport('./tests/engines/skipped-elements.ts', import.meta.url);
const { webkitLauncher } = await tsImport('./tests/engines/webkit-launcher.ts', import.meta.url);
const { serveTypescript } = await tsImport('./tests/elements/server/serve-typescript.ts', import.meta.url);

const ALL = 'tests/elements/**/*.test.ts';
/** What the bridge owes to the renderer, and what any tag must do. */
const OF_ANY_TAG = ['tests/elements/*.test.ts', 'tests/elements/bridge/*.test.ts'];
const { ORDERS_ELEMENTS, ORDERS_FULL, ORDERS_SAMPLED, ORDERS_ENGINE = 'chromium' } = process.env;
/** Runs the tests that the engine skips, and those alone: which of them pass by now? */
const RUNS_SKIPPED = process.env.ORDERS_RUN_SKIPPED === '1';
const SKIPPED_FILES = SKIPPED_ELEMENT_TESTS.filter(({ engine }) => engine === ORDERS_ENGINE).map(
  ({ file }) => `tests/elements/${file}`,
);

/**
 * The same tests twice: on what the embeds ship, and on React itself, of which a sample has a part; in Firefox and WebKit
 * (`ORDERS_ENGINE`) on what ships, of which a sample has a share. Or those that match a pattern:
 * `ORDERS_ELEMENTS='tests/elements/bridge/*.test.ts' npx wtr --group preact`.
 */
const RENDERERS = {
  preact: ORDERS_ENGINE !== 'chromium' && ORDERS_SAMPLED === '1' ? drawElementTests(ORDERS_ENGINE) : ALL,
  ...(ORDERS_ENGINE === 'chromium' && { react: ORDERS_FULL === '1' ? ALL : OF_ANY_TAG }),
};

await buildTestElements(Object.keys(RENDERERS));

const BROWSERS = {
  chromium: () =>
    chromeLauncher({
      launchOptions: CHROMIUM_LAUNCH,
      createPage: async ({ context }) => {
        const page = await context.newPage();
        const session = await page.createCDPSession();
        // Several pages run beside each other, and each has to behave as the one in front: else there is no focus in it.
        await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
        return page;
      },
    }),
  firefox: () =>
    chromeLauncher({
      puppeteer,
      launchOptions: FIREFOX_LAUNCH,
      concurrency: 1,
      createPage: ({ context }) => context.newPage(),
    }),
  webkit: () => webkitLauncher({ concurrency: 2 }),
};

export default {
  nodeResolve: true,
  middleware: [serveBuilt(TEST_ELEMENTS)],
  plugins: [serveTypescript()],
  groups: Object.entries(RENDERERS).map(([name, files]) => ({
    name,
    files: ORDERS_ELEMENTS ?? (RUNS_SKIPPED ? SKIPPED_FILES : files),
    testRunnerHtml: (framework) => toPage(name, framework),
  })),
  concurrency: 4,
  // Skipped tests fail slowly, each by a wait that ends in vain.
  testsFinishTimeout: RUNS_SKIPPED ? 300_000 : 180_000,
  reporters: [defaultReporter(), createSkipReporter(RUNS_SKIPPED ? ORDERS_ENGINE : undefined)],
  // Chromium says what a page did wrong; the tests read those lines themselves where they matter.
  browserLogs: false,
  testFramework: { config: { timeout: 20_000 } },
  browsers: [BROWSERS[ORDERS_ENGINE]()],
};

/** Pages of the runner are of one origin, but each stands for a shopper of its own: whoever sends for an order holds up no other page. */
const OWN_LOCKS = `
  const own = crypto.randomUUID();
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function (name, ...rest) { return request.call(this, own + name, ...rest); };`;

function toPage(renderer, framework) {
  return `<!doctype html>
<html lang="en" data-renderer="${renderer}" data-engine="${ORDERS_ENGINE}" data-runs-skipped="${RUNS_SKIPPED}">
  <head><meta charset="utf-8"><title>Element tests on ${renderer}</title><link rel="icon" href="data:,"><script>{${OWN_LOCKS}}</script></head>
  <body><script type="module" src="${framework}"></script></body>
</html>`;
}
