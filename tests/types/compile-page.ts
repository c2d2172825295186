import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { createContractFiles } from '../../scripts/package/write-package-files.js';
import { inRoot } from '../../scripts/paths.js';
import { compileStrictly, type Compilation } from './compile-strictly.js';

/** An integrator's project with the package's typings, installed as npm would. */
export interface PageProject {
  readonly folder: string;
  /** Compiles files, named relative to `tests/types/`. */
  compile(files: readonly string[], options?: ts.CompilerOptions): Compilation;
  dispose(): void;
}

/** Creates the project inside this repository, so that the frameworks' own typings are found in a parent folder. */
export async function createPageProject(): Promise<PageProject> {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(inRoot('.cache/page-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('package.json', JSON.stringify({ name: 'page', type: 'module' }));
  cpSync(inRoot('package.json'), path.join(folder, 'node_modules/orders-area/package.json'), { recursive: true });
  const files = { ...(await createContractFiles()), 'integrity.json': JSON.stringify({ version: '' }) };
  for (const [file, text] of Object.entries(files)) write(`node_modules/orders-area/dist/${file}`, text);
  return {
    folder,
    compile: (names, options = {}) => compile({ folder, names, options }),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Order {
  readonly folder: string;
  readonly names: readonly string[];
  readonly options: ts.CompilerOptions;
}

function compile({ folder, names, options }: Order): Compilation {
  const files = names.map((name) => path.join(folder, path.basename(name)));
  names.forEach((name, index) => cpSync(inRoot('tests/types', name), files[index] ?? ''));
  return compileStrictly(files, options);
}
