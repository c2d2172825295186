import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from './build.js';
import { listForbidden, listMissing, listStrangers, readNotices } from './package/check-files.js';
import { checkImport, listScriptEntries } from './package/check-import.js';
import { checkSandbox } from './package/check-sandbox.js';
import { createIntegrityList } from './package/integrity.js';
import { listFiles, packPackage, type PackedPackage } from './package/pack.js';
import { readComponents, SBOM } from './package/sbom.js';
import { ENTRIES } from './package/write-package-files.js';
import { inRoot } from './paths.js';

/** What a check looked at, and what it found wrong. */
interface Finding {
  readonly looked: string;
  readonly problems: readonly string[];
}

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const CHECKS: readonly ((packed: PackedPackage) => Finding | Promise<Finding>)[] = [
  checkContents,
  checkNotices,
  checkIntegrity,
  checkScripts,
  ({ tarball }) => checkByTool('publint/src/cli.js', ['run', tarball, '--strict']),
  ({ tarball }) =>
    checkByTool('@arethetypeswrong/cli/dist/index.js', ['--profile', 'esm-only', '--no-definitely-typed', tarball]),
  async ({ project }) => ({
    looked: 'npx orders-area sandbox: started where the package alone is installed, asked, stopped',
    problems: await checkSandbox(project),
  }),
  checkImports,
  checkBuild,
];

/** Looks at the package as npm would publish it, in a project where nothing else is installed. */
async function checkPackage(): Promise<void> {
  if (!existsSync(inRoot('dist/cdn'))) throw new Error('There is no dist/: run npm run build first.');
  const packed = packPackage();
  try {
    for (const check of CHECKS) report(await check(packed));
  } finally {
    packed.dispose();
  }
}

function report({ looked, problems }: Finding): void {
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${looked}`);
  for (const problem of problems) console.error(`        ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function checkContents({ folder, files }: PackedPackage): Finding {
  const here = inRoot();
  const isTelling = (file: string) => readFileSync(path.join(folder, file), 'utf8').includes(here);
  return {
    looked: `${files.length} files: no source, no test, no path of this machine`,
    problems: [
      ...listStrangers(files).map((file) => `${file} was packed by accident`),
      ...listMissing(files).map((file) => `${file} is missing`),
      ...files.filter(isTelling).map((file) => `${file} names ${here}`),
    ],
  };
}

function checkNotices({ folder }: PackedPackage): Finding {
  const notices = readNotices(readFileSync(path.join(folder, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8'));
  const listed = readComponents(readFileSync(path.join(folder, 'dist', SBOM), 'utf8'));
  const isListed = listed.join() === notices.map(({ name }) => name).join();
  return {
    looked: `notices of ${notices.map(({ name, licence }) => `${name} (${licence})`).join(', ')}; ${SBOM} lists them`,
    problems: [
      ...(notices.length === 0 ? ['no notice was found'] : []),
      ...(isListed ? [] : [`${SBOM} lists ${listed.join(', ')}`]),
      ...listForbidden(notices).map(({ name, licence }) => `${name} may not be handed on: ${licence}`),
    ],
  };
}

/** The hashes of what was packed, against the packed list of them. */
function checkIntegrity({ folder }: PackedPackage): Finding {
  const dist = path.join(folder, 'dist');
  const now = createIntegrityList(dist, ENTRIES, readManifest(folder).version);
  const packed: unknown = JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8'));
  const isSame = JSON.stringify(packed) === JSON.stringify(now);
  return {
    looked: `integrity.json: ${Object.keys(now.files).length} files, ${Object.keys(now.importMaps).length} import maps`,
    problems: isSame ? [] : ['integrity.json is not about the files beside it'],
  };
}

/** Each file of the divided packages is loaded by itself: a cycle of chunks fails when one of them is the first. */
function checkScripts({ folder, files }: PackedPackage): Finding {
  const alone = files.filter((file) => /^dist\/(?:cdn|esm)\/.*\.js$/.test(file));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', alone.map((file) => `await import('./${file}');`).join('\n')],
    { cwd: folder, encoding: 'utf8' },
  );
  // One letter beyond ASCII, and a browser keeps the whole text of a script in two bytes a letter. Bundlers write the others anew.
  const tagged = files.filter((file) => /^dist\/(?:cdn|embed)\/.*\.js$/.test(file));
  const wide = tagged.filter((file) => /[\u0080-\uffff]/.test(readFileSync(path.join(folder, file), 'utf8')));
  return {
    looked: `${alone.length} scripts, each loaded by itself; ${tagged.length} written in ASCII`,
    problems: [
      ...wide.map((file) => `${file} is not written in ASCII`),
      ...(status === 0 && stdout === '' ? [] : [`${stdout}${stderr}`]),
    ],
  };
}

function checkByTool(script: string, args: readonly string[]): Finding {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('node_modules', script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const looked = [path.dirname(path.dirname(script)), ...args.filter((arg) => !arg.includes(path.sep))].join(' ');
  return { looked, problems: status === 0 ? [] : [`${stdout}${stderr}`] };
}

/** Every entry by itself; React is there only for the entry that renders with the page's own. */
function checkImports({ project, folder, files }: PackedPackage): Finding {
  const { exports, peerDependencies } = readManifest(folder);
  const specifiers = listScriptEntries(exports, files);
  const isOnReact = (specifier: string) => specifier === 'orders-area/react';
  const reports = specifiers.filter((specifier) => !isOnReact(specifier)).map((one) => checkImport(project, one));
  for (const name of [...Object.keys(peerDependencies), 'scheduler']) {
    symlinkSync(inRoot('node_modules', name), path.join(project, 'node_modules', name), 'junction');
  }
  reports.push(...specifiers.filter(isOnReact).map((one) => checkImport(project, one)));
  return {
    looked: `imported in Node, doing nothing there: ${specifiers.join(', ')}`,
    problems: reports.flatMap(({ specifier, problem }) => (problem === undefined ? [] : [`${specifier} ${problem}`])),
  };
}

/** The packed files against a build made just now: the build repeats itself to the byte, and `dist/` is not an old one. */
async function checkBuild({ folder }: PackedPackage): Promise<Finding> {
  const fresh = mkdtempSync(path.join(tmpdir(), 'orders-area-build-'));
  try {
    await buildAll(fresh);
    const packed = path.join(folder, 'dist');
    const names = [...new Set([...listFiles(packed), ...listFiles(fresh)])];
    const different = names.filter((name) => !isSame(path.join(packed, name), path.join(fresh, name)));
    return {
      looked: `${names.length} files of dist/, built a second time`,
      problems: different.map((name) => `${name} differs between two builds; if dist/ is old, build it again`),
    };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

await checkPackage();
