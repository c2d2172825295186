import { spawnSync } from 'node:child_process';

/** Imports a module and prints the names of the globals that it added. */
const PROBE = `
  const before = new Set(Reflect.ownKeys(globalThis));
  await import(process.argv[1]);
  const added = Reflect.ownKeys(globalThis).filter((name) => !before.has(name));
  console.log(JSON.stringify(added.map(String)));
`;
/** lit-html writes its version here to warn of a second copy. */
const LIT_VERSIONS = 'litHtmlVersions';

/**
 * Imports an entry in a new Node process. It must not throw, print, add globals or keep the process alive.
 *
 * @returns what it did instead
 */
export function findImportProblem(project: string, specifier: string, timeout = 20_000): string | undefined {
  const args = ['--input-type=module', '--eval', PROBE, specifier];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    timeout,
  });
  if (signal) return 'keeps the process alive';
  if (status !== 0) return `throws: ${stderr.trim()}`;
  const [line = '', ...others] = stdout.trimEnd().split('\n');
  if (stderr !== '' || others.length > 0) return `prints: ${stderr}${stdout}`;
  const added = (JSON.parse(line) as string[]).filter((name) => name !== LIT_VERSIONS);
  return added.length > 0 ? `adds the globals ${added.join(', ')}` : undefined;
}

/** Specifiers of the package's scripts: the keys of its `exports`, and a file in `embed/` for the pattern there. */
export function listScriptEntries(exports: object, files: readonly string[]): string[] {
  const keys = Object.keys(exports).filter((key) => !/\*|\.json$/.test(key));
  const embeds = files.filter((file) => file.startsWith('dist/embed/')).map((file) => file.replace('dist', '.'));
  return [...keys, ...embeds].map((key) => `orders-area${key.slice('.'.length)}`);
}
