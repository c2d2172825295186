import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, listFiles } from '../../../scripts/paths.js';
import { getPackedPackage } from './packed-package.js';

/** A shop's project, as far as a build of its page needs one. */
export interface Project {
  /** Below `tests/e2e/`: the folder with its package.json and exact versions. What is copied there to be built lies in `.cache/` under the same path. */
  readonly folder: string;
  /** Files that it has in common with others; one of its own takes the place of one of these. */
  readonly shared?: string;
  /** Where its build puts the page. */
  readonly out?: string;
}

/** The projects in a folder below `tests/e2e/`, by name: whatever has a package.json. */
export function listProjects(folder: string): string[] {
  const isProject = (name: string): boolean => existsSync(inRoot('tests/e2e', folder, name, 'package.json'));
  return readdirSync(inRoot('tests/e2e', folder)).filter(isProject);
}

/**
 * Installs a project, once for its lock file, and has it build its page with the packed package, as a shop would.
 *
 * @returns the page's files, by their path
 */
export function buildProject({ folder, shared, out = 'out' }: Project): ReadonlyMap<string, Buffer> {
  const place = install(folder);
  for (const from of [shared, folder]) {
    if (from !== undefined) cpSync(inRoot('tests/e2e', from), place, { recursive: true });
  }
  const [installed, built] = [path.join(place, 'node_modules', 'orders-area'), path.join(place, out)];
  for (const old of [installed, built, ...BUILD_CACHES.map((name) => path.join(place, name))]) {
    rmSync(old, { recursive: true, force: true });
  }
  cpSync(getPackedPackage().folder, installed, { recursive: true });
  run(['run', 'build'], place);
  // Bundlers that take a script alone leave the page as it is.
  const [page, asWritten] = [built, place].map((at) => path.join(at, 'index.html'));
  if (page && asWritten && !existsSync(page)) cpSync(asWritten, page);
  return new Map(listFiles(built).map((file) => [file, readFileSync(path.join(built, file))]));
}

/** Where builds keep what they made of packages, which they take to be the same as the last time. */
const BUILD_CACHES = ['.next', '.nuxt', '.svelte-kit', 'node_modules/.cache', 'node_modules/.vite'];

/** What a project is installed by. Those with native parts for systems that a registry may lack have no lock file: npm would ask for them. */
const LOCKS = ['package.json', '.npmrc', 'package-lock.json'];

/** No package gets to run a script of its own: none of these needs one. */
function install(folder: string): string {
  const [asked, place] = [inRoot('tests/e2e', folder), inRoot('.cache', folder)];
  const files = LOCKS.filter((name) => existsSync(path.join(asked, name)));
  const isThere = existsSync(path.join(place, 'node_modules', '.package-lock.json'));
  if (isThere && files.every((name) => isSame(path.join(asked, name), path.join(place, name)))) return place;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const name of files) cpSync(path.join(asked, name), path.join(place, name));
  const isLocked = files.includes('package-lock.json');
  // Whether a tool runs on this Node is what its build tells.
  run([isLocked ? 'ci' : 'install', '--ignore-scripts', '--engine-strict=false'], place);
  return place;
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function run(args: readonly string[], cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };
  execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });
}
