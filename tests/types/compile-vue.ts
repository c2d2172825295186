import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageProject } from './compile-page.js';
import type { PageError } from './compile-strictly.js';

const VUE_TSC = createRequire(import.meta.url).resolve('vue-tsc/bin/vue-tsc.js');

/** The strictest settings of both compilers, with a bundler's module resolution. */
const CONFIGURATION = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    skipLibCheck: true,
    noEmit: true,
  },
  vueCompilerOptions: { strictTemplates: true },
};

/** Checks pages with vue-tsc, including their templates, in an integrator's project. `pages` maps file names to texts. */
export async function compileVue(
  { folder }: PageProject,
  pages: Readonly<Record<string, string>>,
): Promise<readonly PageError[]> {
  for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(folder, file), text);
  const configuration = path.join(folder, 'tsconfig.json');
  writeFileSync(configuration, JSON.stringify({ ...CONFIGURATION, files: Object.keys(pages) }));
  const output = await run([VUE_TSC, '-p', configuration, '--pretty', 'false'], folder);
  return [...output.matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+): (.*)$/gm)].map(
    ([, file = '', line, code = '', text = '']) => ({ file, line: Number(line), text: `${code} ${text}` }),
  );
}

/** vue-tsc reports its errors on standard output and exits with a failure. */
function run(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) => {
      if (error && !stdout.includes('error TS')) reject(new Error(`vue-tsc: ${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}
