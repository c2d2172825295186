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
/** Tests of what only React has. */
const OF_REACT = 'tests/elements/bridge/react-*.test.ts';
const { ORDERS_ELEMENTS, ORDERS_SAMPLED, ORDERS_ENGINE = 'chromium' } = process.env;
const IS_CHROMIUM = ORDERS_ENGINE === 'chromium';
const toFiles = (run, ...always) => (ORDERS_SAMPLED === '1' ? [...drawElementTests(run), ...always] : ALL);
/** Runs only the tests that are skipped in this engine, to find those that pass now. */
const RUNS_SKIPPED = process.env.ORDERS_RUN_SKIPPED === '1';
const SKIPPED_FILES = SKIPPED_ELEMENT_TESTS.filter(({ engine }) => engine === ORDERS_ENGINE).map(
  ({ file }) => `tests/elements/${file}`,
);

/**
 * The tests by renderer. In Chromium they run with Preact, as it ships, and with React; Firefox and WebKit (`ORDERS_ENGINE`) run them with
 * Preact. In a sampled run, React and the other engines get a part. To run some files only:
 * `ORDERS_ELEMENTS='tests/elements/bridge/*.test.ts' npx wtr --group preact`.
 */
const RENDERERS = {
  preact: IS_CHROMIUM ? ALL : toFiles(ORDERS_ENGINE),
  ...(IS_CHROMIUM && { react: toFiles('react', OF_REACT) }),
};

await buildTestElements(Object.keys(RENDERERS));

const BROWSERS = {
  chromium: () =>
    chromeLauncher({
      launchOptions: CHROMIUM_LAUNCH,
      createPage: async ({ context }) => {
        const page = await context.newPage();
        const session = await page.createCDPSession();
        // Several pages run at the same time. Without this, only the one in front could have the focus.
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
  // Each skipped test that still fails waits until its timeout.
  testsFinishTimeout: RUNS_SKIPPED ? 300_000 : 180_000,
  reporters: [defaultReporter(), createSkipReporter(RUNS_SKIPPED ? ORDERS_ENGINE : undefined)],
  // Tests that check the browser's messages read them themselves.
  browserLogs: false,
  testFramework: { config: { timeout: 20_000 } },
  browsers: [BROWSERS[ORDERS_ENGINE]()],
};

/**
 * Prefixes the names of locks in each test page. All pages have one origin but stand for different shoppers, so no page may wait for
 * another's lock.
 */
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
