import { spawnSync } from 'node:child_process';

/** Runs in a process of its own: imports an entry and prints what changed in the world. */
const PROBE = `
  const list = () => Reflect.ownKeys(globalThis).map(String);
  const before = new Set(list());
  const module = await import(process.argv[1]);
  const added = list().filter((name) => !before.has(name));
  console.log(JSON.stringify({ exports: Object.keys(module).sort(), added }));
`;

/** What an import did; `problem` says what it should not have done. */
export interface ImportReport {
  readonly specifier: string;
  readonly exports: readonly string[];
  readonly problem: string | undefined;
}

/** lit-html notes its version here wherever it is loaded, to warn of two of them. */
const LIT_VERSIONS = 'litHtmlVersions';

/** Imports an entry in a fresh Node: it must not throw, print, add globals or keep the process alive. */
export function checkImport(project: string, specifier: string, patienceMs = 20_000): ImportReport {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROBE, specifier],
    { cwd: project, encoding: 'utf8', timeout: patienceMs },
  );
  if (signal) return { specifier, exports: [], problem: 'keeps the process alive' };
  const [line = '', ...others] = stdout.trimEnd().split('\n');
  if (status !== 0) return { specifier, exports: [], problem: `throws: ${stderr.trim()}` };
  if (stderr !== '' || others.length > 0) return { specifier, exports: [], problem: `prints: ${stderr}${stdout}` };
  const { exports, added } = JSON.parse(line) as { exports: string[]; added: string[] };
  const foreign = added.filter((name) => name !== LIT_VERSIONS);
  return { specifier, exports, problem: foreign.length > 0 ? `adds the globals ${foreign.join(', ')}` : undefined };
}

/** Specifiers of all entries of an `exports` map that are scripts; of a pattern, one for each file it covers. */
export function listScriptEntries(exports: Readonly<Record<string, unknown>>, files: readonly string[]): string[] {
  return Object.entries(exports).flatMap(([key, target]) => {
    const file = toDefault(target);
    if (!file?.endsWith('.js')) return [];
    const specifier = `orders-area${key.slice(1)}`;
    const [head = '', tail] = file.slice('./'.length).split('*');
    if (tail === undefined) return [specifier];
    const covered = files.filter((path) => path.startsWith(head) && path.endsWith(tail));
    return covered.map((path) => specifier.replace('*', path.slice(head.length, path.length - tail.length)));
  });
}

function toDefault(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  return (target as { readonly default?: string }).default;
}
