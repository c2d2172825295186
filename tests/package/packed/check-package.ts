import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../../../scripts/build.js';
import { isAllowed, listMissing, listUnexpected } from './check-files.js';
import { findImportProblem, listScriptEntries } from './check-import.js';
import { packPackage, type PackedPackage } from './pack.js';
import { readComponents, SBOM } from '../../../scripts/package/sbom.js';
import { inRoot, listFiles } from '../../../scripts/paths.js';

/** What a check covered, and the problems that it found. */
interface Finding {
  readonly covered: string;
  readonly problems: readonly string[];
}

const CHECKS: readonly ((packed: PackedPackage) => Finding | Promise<Finding>)[] = [
  checkContents,
  checkLicences,
  checkScripts,
  ({ tarball }) => checkByTool('publint/src/cli.js', ['run', tarball, '--strict']),
  ({ tarball }) =>
    checkByTool('@arethetypeswrong/cli/dist/index.js', ['--profile', 'esm-only', '--no-definitely-typed', tarball]),
  checkCommand,
  checkImports,
  checkBuild,
];

// Checks the package as npm would publish it, in a project where nothing else is installed.
const packed = packPackage();
try {
  for (const check of CHECKS) report(await check(packed));
} finally {
  packed.dispose();
}

function report({ covered, problems }: Finding): void {
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${covered}`);
  for (const problem of problems) console.error(`        ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function checkContents({ folder, files }: PackedPackage): Finding {
  const namesRoot = (file: string) => readFileSync(path.join(folder, file), 'utf8').includes(inRoot());
  return {
    covered: `${files.length} files: no source, no test, no path of this machine`,
    problems: [
      ...listUnexpected(files).map((file) => `${file} was packed by accident`),
      ...listMissing(files).map((file) => `${file} is missing`),
      ...files.filter(namesRoot).map((file) => `${file} names ${inRoot()}`),
    ],
  };
}

function checkLicences({ folder }: PackedPackage): Finding {
  const components = readComponents(readFileSync(path.join(folder, 'dist', SBOM), 'utf8'));
  const forbidden = components.filter(({ licence }) => !isAllowed(licence));
  return {
    covered: `licences of ${components.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`,
    problems: forbidden.map(({ name, licence }) => `${name} must not be bundled: ${licence}`),
  };
}

/** Imports each chunk by itself: a cycle of chunks fails when one of them comes first. */
function checkScripts({ folder, files }: PackedPackage): Finding {
  const chunks = files.filter((file) => /^dist\/(?:cdn|esm)\/.*\.js$/.test(file));
  const code = chunks.map((file) => `await import('./${file}');`).join('\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  // A browser stores the text of a script in two bytes a letter as soon as one letter is beyond Latin-1.
  const tagged = files.filter((file) => /^dist\/(?:cdn|embed)\/.*\.js$/.test(file));
  const wide = tagged.filter((file) => /[\u0080-\uffff]/.test(readFileSync(path.join(folder, file), 'utf8')));
  return {
    covered: `${chunks.length} scripts, each imported by itself; ${tagged.length} written in ASCII`,
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
  return { covered: script, problems: status === 0 ? [] : [`${stdout}${stderr}`] };
}

/** Runs the command by the name that the docs give. tests/e2e/docs/ starts the sandbox itself. */
function checkCommand({ project }: PackedPackage): Finding {
  const { status, stderr } = spawnSync('npx --offline --no orders-area sandbox --help', {
    cwd: project,
    encoding: 'utf8',
    shell: true,
  });
  return { covered: 'npx orders-area sandbox --help', problems: status === 0 ? [] : [stderr] };
}

/** Imports every entry. React is installed only for the entry that renders with the page's own. */
function checkImports({ project, folder, files }: PackedPackage): Finding {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly exports: object };
  const specifiers = listScriptEntries(manifest.exports, files);
  const check = (specifier: string): string[] => {
    const problem = findImportProblem(project, specifier);
    return problem === undefined ? [] : [`${specifier} ${problem}`];
  };
  const problems = specifiers.filter((specifier) => specifier !== 'orders-area/react').flatMap(check);
  for (const name of ['react', 'react-dom', 'scheduler']) {
    symlinkSync(inRoot('node_modules', name), path.join(project, 'node_modules', name), 'junction');
  }
  return {
    covered: `imported in Node without an effect: ${specifiers.join(', ')}`,
    problems: [...problems, ...check('orders-area/react')],
  };
}

/** Compares the packed files with a new build: builds repeat to the byte, and `dist/` is up to date. */
async function checkBuild({ folder }: PackedPackage): Promise<Finding> {
  const fresh = mkdtempSync(path.join(tmpdir(), 'orders-area-build-'));
  try {
    await buildAll(fresh);
    const dist = path.join(folder, 'dist');
    const names = [...new Set([...listFiles(dist), ...listFiles(fresh)])];
    const different = names.filter((name) => !isSame(path.join(dist, name), path.join(fresh, name)));
    return {
      covered: `${names.length} files of dist/, built a second time`,
      problems: different.map((name) => `${name} differs between two builds; if dist/ is old, build it again`),
    };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
