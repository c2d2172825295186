import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { BUNDLES, toBundleConfig, type Bundle } from '../vite.config.js';
import { createDataFiles, createMadeLocales, type DataFile } from './data-files.js';
import { listChunks, listModules } from './list-modules.js';
import { markChunks } from './mark-chunks.js';
import { buildCommand } from './package/build-command.js';
import { writePackageFiles } from './package/write-package-files.js';
import { inRoot } from './paths.js';

/**
 * Builds bundles and the data files beside them into a folder that is emptied first.
 *
 * @returns ids of the modules whose code is in the bundles
 */
export async function buildPackage(outDir = inRoot('dist'), bundles: readonly Bundle[] = BUNDLES): Promise<string[]> {
  // Vite keeps what it finds there, and its server leaves 'development' behind: that would be another package.
  process.env['NODE_ENV'] = 'production';
  rmSync(outDir, { recursive: true, force: true });
  const modules: string[] = [];
  for (const bundle of bundles) {
    const chunks = listChunks(await build(toBundleConfig(bundle, outDir)));
    modules.push(...listModules(chunks));
    if (bundle.shape === 'graph') continue;
    markChunks(
      path.join(outDir, bundle.folder),
      chunks.map(({ fileName }) => fileName),
    );
  }
  mkdirSync(path.join(outDir, 'data'));
  writeData(outDir, [...createDataFiles('locale'), ...createDataFiles('market')]);
  return modules;
}

/** Puts the locales that are made for testing beside the others: the demo and the tests have them, and no package. */
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
