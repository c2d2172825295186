import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, listFiles } from '../../../scripts/paths.js';

/** The package as npm would publish it, installed in a project that has nothing else. */
export interface PackedPackage {
  readonly tarball: string;
  /** An empty project with the package in its `node_modules`. */
  readonly project: string;
  /** The folder of the package in that project. */
  readonly folder: string;
  /** Paths of all files in the package. */
  readonly files: readonly string[];
  dispose(): void;
}

/** Packs the built package and installs it outside of this project, so that it can find nothing of ours by accident. Needs no network. */
export function packPackage(): PackedPackage {
  const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'orders-area-')));
  run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], inRoot());
  const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack made no tarball.');
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', `./${tarball}`], project);
  const folder = path.join(project, 'node_modules', 'orders-area');
  return {
    tarball: path.join(project, tarball),
    project,
    folder,
    files: listFiles(folder),
    dispose: () => rmSync(project, { recursive: true, force: true }),
  };
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ''} failed: ${stderr}`);
}
