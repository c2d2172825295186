import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../scripts/package/pack.js';
import { inRoot } from '../../../scripts/paths.js';
import { getPackedPackage } from '../support/packed-package.js';

const HERE = inRoot('tests/e2e/bundlers');
/** The page that all of them build; a bundler's folder may have a file of its own in place of one. */
const PAGE = path.join(HERE, 'page');

/** The bundlers that the package is held against: each has a folder, with its exact versions and what it needs to be told. */
export const BUNDLERS = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'page')
  .map(({ name }) => name);

/**
 * Installs a bundler, once for its lock file, and has it build the page with the packed package, as a shop would.
 *
 * @returns the page's files, by their path
 */
export function buildWith(bundler: string): ReadonlyMap<string, Buffer> {
  const folder = install(bundler);
  for (const from of [PAGE, path.join(HERE, bundler)]) cpSync(from, folder, { recursive: true });
  const installed = path.join(folder, 'node_modules', 'orders-area');
  const out = path.join(folder, 'out');
  for (const old of [installed, out, '.next', '.parcel-cache'].map((name) => path.resolve(folder, name))) {
    rmSync(old, { recursive: true, force: true });
  }
  cpSync(getPackedPackage().folder, installed, { recursive: true });
  run(['run', 'build'], folder);
  // Bundlers that take a script alone leave the page as it is.
  if (!existsSync(path.join(out, 'index.html'))) cpSync(path.join(PAGE, 'index.html'), path.join(out, 'index.html'));
  return new Map(listFiles(out).map((file) => [file, readFileSync(path.join(out, file))]));
}

/** What a bundler is installed by. Those with native parts for systems that a registry may lack have no lock file: npm would ask for them. */
const LOCKS = ['package.json', '.npmrc', 'package-lock.json'];

/** No package gets to run a script of its own: none of these needs one. */
function install(bundler: string): string {
  const [asked, folder] = [path.join(HERE, bundler), inRoot('.cache/bundlers', bundler)];
  const files = LOCKS.filter((name) => existsSync(path.join(asked, name)));
  const isThere = existsSync(path.join(folder, 'node_modules', '.package-lock.json'));
  if (isThere && files.every((name) => isSame(path.join(asked, name), path.join(folder, name)))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of files) cpSync(path.join(asked, name), path.join(folder, name));
  const isLocked = files.includes('package-lock.json');
  run([isLocked ? 'ci' : 'install', '--ignore-scripts'], folder);
  return folder;
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function run(args: readonly string[], cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });
}
