import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { startDemo } from '../../demo/start-demo.js';
import { CHROMIUM_LAUNCH } from '../../scripts/chromium-launch.js';
import { inRoot } from '../../scripts/paths.js';
import { buildPages } from './pages/build-pages.js';
import { BENCH } from './pages/folders.js';
import { servePages } from './pages/serve-pages.js';
import { proveBench } from './prove-bench.js';
import { readOptions } from './read-options.js';
import { ROWS } from './rows.js';
import { listTasks } from './list-tasks.js';
import { runRounds } from './run-rounds.js';
import { writeFigures, writeVerdicts } from './write-tables.js';

/** Resolves no host except this machine: the peer pages contact their vendors' servers, and would wait for them. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost';

/** An interrupted run still prints the table of the rounds that are done. */
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());

const options = readOptions(process.argv.slice(2));
// The peer pages run in a browser, so the Node version that their packages require does not matter.
process.env['npm_config_engine_strict'] = 'false';
execFileSync(process.execPath, [inRoot('scripts/ensure-install.mjs')], { cwd: BENCH, stdio: 'inherit' });
await buildPages();
const [site, demo] = [await servePages(), await startDemo({ port: 0 })];
const browser = await chromium.launch({
  ...CHROMIUM_LAUNCH,
  args: [...CHROMIUM_LAUNCH.args, ALONE],
  handleSIGINT: false,
});
try {
  const targets = { browser, pages: site.origin, demo: demo.shopOrigin };
  await proveBench(targets);
  const rounds = await runRounds(listTasks(targets), options, stop.signal);
  console.log(
    writeVerdicts(
      ROWS.filter(({ row }) => options.rows.includes(row)),
      rounds,
    ),
  );
  console.log(`\nChromium ${browser.version()}\n\n${writeFigures(rounds)}`);
} finally {
  await browser.close();
  await Promise.all([site.close(), demo.close()]);
}
