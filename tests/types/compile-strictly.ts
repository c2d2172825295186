import path from 'node:path';
import ts from 'typescript';

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

/** The strictest settings, which also check declaration files. */
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

/** Compiles files with the strictest settings, unless `options` say otherwise. */
export function compileStrictly(files: readonly string[], options: ts.CompilerOptions = {}): Compilation {
  const all = { ...STRICTEST, ...options };
  const program = ts.createProgram({ rootNames: files, options: all, host: createHost(all) });
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
