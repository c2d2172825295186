import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot, listFiles } from '../../../scripts/paths.js';
import { getPackedPackage } from './packed-package.js';

/** The project of a shop that builds a page. */
export interface Project {
  /**
   * The folder below `tests/e2e/` with its package.json and exact versions. It is copied to the same path below `.cache/` and built there.
   */
  readonly folder: string;
  /** Folder of files that several projects share; a project's own file replaces a shared one. */
  readonly shared?: string;
  /** The build's output folder. */
  readonly out?: string;
}

/** The names of the projects in a folder below `tests/e2e/`: all folders with a package.json. */
export function listProjects(folder: string): string[] {
  const isProject = (name: string): boolean => existsSync(inRoot('tests/e2e', folder, name, 'package.json'));
  return readdirSync(inRoot('tests/e2e', folder)).filter(isProject);
}

/**
 * Installs a project, once per lock file, and builds its page with the packed package, as a shop would.
 *
 * @returns the page's files, by path
 */
export function buildProject({ folder, shared, out = 'out' }: Project): ReadonlyMap<string, Buffer> {
  const target = installProject(folder);
  for (const from of [shared, folder]) {
    if (from !== undefined) cpSync(inRoot('tests/e2e', from), target, { recursive: true });
  }
  const [installed, built] = [path.join(target, 'node_modules', 'orders-area'), path.join(target, out)];
  for (const old of [installed, built, ...BUILD_CACHES.map((name) => path.join(target, name))]) {
    rmSync(old, { recursive: true, force: true });
  }
  cpSync(getPackedPackage().folder, installed, { recursive: true });
  run(['run', 'build'], target);
  // Bundlers that only process scripts leave the page out of their output.
  const [page, asWritten] = [built, target].map((at) => path.join(at, 'index.html'));
  if (page && asWritten && !existsSync(page)) cpSync(asWritten, page);
  return new Map(listFiles(built).map((file) => [file, readFileSync(path.join(built, file))]));
}

/** Where builds cache packages, assuming that a version never changes. */
const BUILD_CACHES = ['.next', '.nuxt', '.svelte-kit', 'node_modules/.cache', 'node_modules/.vite'];

/**
 * The files that determine an installation. Projects with native packages have no lock file, because the registry may lack some platforms
 * that npm would request.
 */
const LOCKS = ['package.json', '.npmrc', 'package-lock.json'];

/**
 * Installs a project without running package scripts, because none of these packages needs one.
 *
 * @returns the folder with its `node_modules`
 */
export function installProject(folder: string): string {
  const [source, target] = [inRoot('tests/e2e', folder), inRoot('.cache', folder)];
  const files = LOCKS.filter((name) => existsSync(path.join(source, name)));
  const isThere = existsSync(path.join(target, 'node_modules', '.package-lock.json'));
  if (isThere && files.every((name) => isSame(path.join(source, name), path.join(target, name)))) return target;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of files) cpSync(path.join(source, name), path.join(target, name));
  const isLocked = files.includes('package-lock.json');
  // The build itself shows whether a tool runs on this Node version.
  run([isLocked ? 'ci' : 'install', '--ignore-scripts', '--engine-strict=false'], target);
  return target;
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function run(args: readonly string[], cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' };
  execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });
}
