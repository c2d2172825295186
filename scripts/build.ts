import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { BUNDLES, toBundleConfig, type Bundle } from '../vite.config.js';
import { createDataFiles, createMadeLocales, type DataFile } from './data-files.js';
import { listChunks, listModules } from './list-modules.js';
import { buildCommand } from './package/build-command.js';
import { writePackageFiles } from './package/write-package-files.js';
import { inRoot } from './paths.js';

/**
 * Empties a folder and builds bundles and data files into it.
 *
 * @returns ids of the bundled modules
 */
export async function buildPackage(outDir = inRoot('dist'), bundles: readonly Bundle[] = BUNDLES): Promise<string[]> {
  // Vite reads this variable. Its dev server sets it to 'development', with which the build would produce another package.
  process.env['NODE_ENV'] = 'production';
  rmSync(outDir, { recursive: true, force: true });
  const modules: string[] = [];
  for (const bundle of bundles) {
    modules.push(...listModules(listChunks(await build(toBundleConfig(bundle, outDir)))));
  }
  mkdirSync(path.join(outDir, 'data'));
  writeData(outDir, [...createDataFiles('locale'), ...createDataFiles('market')]);
  return modules;
}

/** Adds the pseudo-locales, which the demo and the tests use and no package contains. */
export function addMadeLocales(outDir = inRoot('dist')): void {
  writeData(outDir, createMadeLocales());
}

function writeData(outDir: string, files: readonly DataFile[]): void {
  for (const { file, json } of files) writeFileSync(path.join(outDir, 'data', file), json);
}

/** Builds everything that npm packs. */
export async function buildAll(outDir = inRoot('dist')): Promise<void> {
  const elements = await buildPackage(outDir);
  await writePackageFiles(outDir, { elements, sandbox: await buildCommand(outDir) });
}

if (process.argv[1] === inRoot('scripts/build.ts')) {
  await buildAll();
  addMadeLocales();
}
