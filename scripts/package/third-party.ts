import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.js';

/** A package of which at least one module is bundled. */
export interface BundledPackage {
  /** Where it is installed. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
}

/** Data of others that was copied into `src/`. */
export interface CopiedData {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The whole notice; its first line has the above. */
  readonly notice: string;
}

/** The notices of copied data, a file for each. */
const COPIED_DATA = inRoot('LICENSES');

/**
 * The packages whose code is bundled, each once, sorted by name.
 *
 * @param modules ids of the bundled modules, as the bundler names them
 */
export function listBundledPackages(modules: readonly string[]): BundledPackage[] {
  const folders = [...new Set(modules.flatMap((id) => findPackageFolder(id) ?? []))];
  const packages = folders.map((folder) => ({
    ...(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Omit<BundledPackage, 'folder'>),
    folder,
  }));
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, about]) => about);
}

export function listCopiedData(): CopiedData[] {
  return readdirSync(COPIED_DATA)
    .sort()
    .map((file) => {
      const notice = read(COPIED_DATA, file);
      const [, name, version, license] = /^(\S+) (\S+) \(([^()]+)\)\n/.exec(notice) ?? [];
      if (name === undefined || version === undefined || license === undefined) {
        throw new Error(`The first line of ${file} is not: name version (licence).`);
      }
      return { name, version, license, notice };
    });
}

/**
 * The notices of all bundled packages and of the copied data.
 *
 * @param modules ids of the bundled modules, as the bundler names them
 */
export function createThirdPartyNotices(modules: readonly string[]): string {
  const notices = listBundledPackages(modules).map(toNotice).sort();
  if (notices.length === 0)
    throw new Error('No third-party code was found in the bundles: the list of modules is wrong.');
  return [
    'This package contains code and data of the packages below, under the licences that follow each name.',
    ...new Set(notices),
    ...listCopiedData().map(({ notice }) => notice),
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** Ids of modules that the bundler makes begin with a zero byte and contain the path of the package too. */
function findPackageFolder(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function toNotice(about: BundledPackage): string {
  const { folder } = about;
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(name));
  const notice = ['NOTICE', 'NOTICE.md', 'NOTICE.txt'].find((name) => existsSync(path.join(folder, name)));
  const texts = [file, notice].flatMap((name) => (name === undefined ? [] : [read(folder, name)]));
  const source = about.homepage === undefined ? '' : `\n${about.homepage}`;
  return [
    `${about.name} ${about.version} (${about.license})${source}`,
    ...(file ? texts : [toMitText(about), ...texts]),
  ].join('\n\n');
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** The text of the MIT licence, taken from this package's own, for a package that names the licence but does not include its text. */
function toMitText({ name, license, author = `the authors of ${name}` }: BundledPackage): string {
  if (license !== 'MIT') throw new Error(`${name} (${license}) has no licence file: its text must be added by hand.`);
  const [, text = ''] = /^(Permission is hereby granted.*)$/ms.exec(read(inRoot(), 'LICENSE')) ?? [];
  return `Copyright (c) ${typeof author === 'string' ? author : author.name}\n\n${text}`;
}
