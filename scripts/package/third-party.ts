import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.js';

/** A package of which something is in what ships. */
export interface BundledPackage {
  /** Where it is installed. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
  readonly homepage?: string;
}

/** Data that was copied into `src/`: no package stands for it. */
export interface CopiedData {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The whole notice, which begins with the above. */
  readonly notice: string;
}

const COPIED_DATA = inRoot('scripts/package/copied-data');

/**
 * The packages whose code is in what ships, each once, by name.
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

/** The data that was copied into what ships. */
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
 * The notices of all packages whose code is in what ships, and of the data that was copied into it.
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

/** Modules made by the bundler carry the name of their package too, behind a zero byte. */
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

/** Some packages name their licence and leave its text out. */
function toMitText({ name, license, author = `the authors of ${name}` }: BundledPackage): string {
  if (license !== 'MIT') throw new Error(`${name} (${license}) has no licence file: its text must be added by hand.`);
  return `Copyright (c) ${typeof author === 'string' ? author : author.name}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
