import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { BUNDLES, toViteConfig, type Bundle } from './bundles.js';
import { createDataFiles } from './data-files.js';
import { markChunks } from './mark-chunks.js';
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
    const chunks = listChunks(await build(toViteConfig(bundle, outDir)));
    modules.push(...listModules(chunks));
    markChunks(
      path.join(outDir, bundle.folder),
      chunks.map(({ fileName }) => fileName),
    );
  }
  mkdirSync(path.join(outDir, 'data'));
  for (const { file, json } of [...createDataFiles('locale'), ...createDataFiles('market')]) {
    writeFileSync(path.join(outDir, 'data', file), json);
  }
  return modules;
}

/** Builds everything that npm packs. */
export async function buildAll(outDir = inRoot('dist')): Promise<void> {
  await writePackageFiles(outDir, await buildPackage(outDir));
}

function listChunks(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

function listModules(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
}

if (process.argv[1] === inRoot('scripts/build.ts')) await buildAll();
