import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.js';

/** What the `package.json` of bundled code or copied data says. */
export interface ThirdParty {
  /** The folder with this `package.json` and the licence. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
}

/** A folder for each source of data that was copied into `src/`. */
const COPIED_DATA = inRoot('LICENSES');

/**
 * The packages of which at least one module is bundled, each once, sorted by name.
 *
 * @param modules ids of the bundled modules, as the bundler names them
 */
export function listBundledPackages(modules: readonly string[]): ThirdParty[] {
  const packages = [...new Set(modules.flatMap((id) => findPackageFolder(id) ?? []))].map(readPackage);
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, about]) => about);
}

/** The data of others that was copied into `src/`. */
export function listCopiedData(): ThirdParty[] {
  const folders = readdirSync(COPIED_DATA).sort();
  return folders.map((name) => readPackage(path.join(COPIED_DATA, name)));
}

/**
 * The notices of all bundled packages and of the copied data.
 *
 * @param modules ids of the bundled modules, as the bundler names them
 */
export function createThirdPartyNotices(modules: readonly string[]): string {
  const packages = listBundledPackages(modules);
  if (packages.length === 0)
    throw new Error('No third-party code was found in the bundles: the list of modules is wrong.');
  return [
    'This package contains code and data of the packages below, under the licences that follow each name.',
    ...[...packages, ...listCopiedData()].map(toNotice),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** Ids of modules that the bundler makes begin with a zero byte and contain the path of the package too. */
function findPackageFolder(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function readPackage(folder: string): ThirdParty {
  return { ...(JSON.parse(read(folder, 'package.json')) as Omit<ThirdParty, 'folder'>), folder };
}

function toNotice(about: ThirdParty): string {
  const { folder, name, version, license, homepage } = about;
  const files = readdirSync(folder).filter((file) => /licen[cs]e|copying|notice/i.test(file));
  const hasLicence = files.some((file) => !/notice/i.test(file));
  return [
    `${name} ${version} (${license})${homepage === undefined ? '' : `\n${homepage}`}`,
    ...(hasLicence ? [] : [toMitText(about)]),
    ...files.sort().map((file) => read(folder, file)),
  ].join('\n\n');
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** The text of the MIT licence, taken from this package's own, for a package that names the licence but does not include its text. */
function toMitText({ name, license, author = `the authors of ${name}` }: ThirdParty): string {
  if (license !== 'MIT') throw new Error(`${name} (${license}) has no licence file: its text must be added by hand.`);
  const [, text = ''] = /^(Permission is hereby granted.*)$/ms.exec(read(inRoot(), 'LICENSE')) ?? [];
  return `Copyright (c) ${typeof author === 'string' ? author : author.name}\n\n${text}`;
}
