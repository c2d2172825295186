import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createContractFiles } from '../../scripts/package/write-package-files.js';
import { inRoot } from '../../scripts/paths.js';

/** An integrator's project with the package's typings, installed as npm would. */
export interface PageProject {
  readonly folder: string;
  /** Compiles files, named relative to `tests/types/`. */
  compile(files: readonly string[], options?: ts.CompilerOptions): Compilation;
  dispose(): void;
}

export interface Compilation {
  readonly errors: readonly PageError[];
  /** Every file that the compiler read. */
  readonly files: readonly string[];
}

export interface PageError {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The strictest settings, which also check the package's own declarations. */
const STRICTEST: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
};

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
  const all = { ...STRICTEST, ...options };
  const program = ts.createProgram({
    rootNames: files,
    options: all,
    host: createHost(all),
  });
  return {
    errors: ts.getPreEmitDiagnostics(program).map(toError),
    files: program.getSourceFiles().map(({ fileName }) => fileName),
  };
}

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Parses the browser's declarations, which take most of the time, once for all compilations. */
function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folder = path.dirname(ts.getDefaultLibFilePath(options));
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target, ...others) => {
    if (path.dirname(file) !== folder) return read(file, target, ...others);
    if (!libraries.has(file)) libraries.set(file, read(file, target, ...others));
    return libraries.get(file);
  };
  return host;
}

function toError({ file, start = 0, code, messageText }: ts.Diagnostic): PageError {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  const text = `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  return { file: path.basename(file?.fileName ?? ''), line, text };
}
