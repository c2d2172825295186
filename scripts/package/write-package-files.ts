import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLES } from '../../vite.config.js';
import { createCssData, createHtmlData, createWebTypes } from '../generate/editor-data.js';
import { createManifest } from '../generate/manifest.js';
import { readTags } from '../generate/read-tags.js';
import { createTypings } from '../generate/typings/create-typings.js';
import { readVersion } from '../read-version.js';
import { createIntegrityList, INTEGRITY_LIST } from './integrity.js';
import { createSbom, listReplacedPackages, SBOM, type ShippedModules } from './sbom.js';
import { createThirdPartyNotices } from './third-party.js';

/** Scripts of the package that a page loads by name. */
const ENTRIES = BUNDLES.flatMap(({ folder, entries }) => Object.keys(entries).map((name) => `${folder}/${name}.js`));

/** Writes the other files of the package: typings, manifest, editor data, hashes, notices, bill of materials. */
export async function writePackageFiles(outDir: string, modules: ShippedModules): Promise<void> {
  const files = {
    ...(await createContractFiles()),
    'THIRD-PARTY-LICENSES.txt': `${createThirdPartyNotices(Object.values(modules).flat())}\n`,
    [SBOM]: toJson(createSbom({ modules, replaced: listReplacedPackages(), version: readVersion() })),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    writeFileSync(path.join(outDir, file), text);
  }
  const integrity = createIntegrityList(outDir, ENTRIES, readVersion());
  writeFileSync(path.join(outDir, INTEGRITY_LIST), toJson(integrity));
}

/** The files that are generated from the contract tables, by their path in `dist/`. */
export async function createContractFiles(): Promise<Readonly<Record<string, string>>> {
  const tags = await readTags();
  const typings = await createTypings(tags);
  return {
    'custom-elements.json': toJson(createManifest(tags)),
    'web-types.json': toJson(createWebTypes(tags, readVersion())),
    'html-custom-data.json': toJson(createHtmlData(tags)),
    'css-custom-data.json': toJson(createCssData(tags)),
    ...Object.fromEntries(Object.entries(typings).map(([file, text]) => [`types/${file}`, text])),
  };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
