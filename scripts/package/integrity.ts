import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { listFiles } from './pack.js';

export const INTEGRITY_LIST = 'integrity.json';

/** What `integrity.json` says: paths and import map keys are relative to the folder it lies in. */
export interface IntegrityList {
  readonly version: string;
  /** Hash of every file but this list: of scripts for the attribute `integrity`, of the others for whoever keeps a copy. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * For every entry that loads further files: the `integrity` of an import map, the only way to have those checked. The package's
   * command puts the address of a page's own folder in place of `./`.
   */
  readonly importMaps: Readonly<Record<string, { readonly integrity: Readonly<Record<string, string>> }>>;
}

/** Reads a built package. `entries` are paths of scripts that a page may load by name. */
export function createIntegrityList(outDir: string, entries: readonly string[], version: string): IntegrityList {
  const files = Object.fromEntries(
    listFiles(outDir)
      .filter((file) => file !== INTEGRITY_LIST)
      .map((file) => [file, toHash(readFileSync(path.join(outDir, file)))]),
  );
  const maps = entries.flatMap((entry) => {
    const closure = [...listClosure(outDir, entry)].sort();
    if (closure.length === 1) return [];
    return [
      [entry, { integrity: Object.fromEntries(closure.map((file) => [`./${file}`, files[file] ?? ''])) }] as const,
    ];
  });
  return { version, files, importMaps: Object.fromEntries(maps) };
}

function toHash(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** An entry and everything it imports, at once or later. */
function listClosure(outDir: string, entry: string, met = new Set<string>()): Set<string> {
  if (met.has(entry)) return met;
  met.add(entry);
  const code = readFileSync(path.join(outDir, entry), 'utf8');
  for (const specifier of listImports(parseSync(entry, code).program).filter((name) => name.startsWith('.'))) {
    listClosure(outDir, path.posix.join(path.posix.dirname(entry), specifier), met);
  }
  return met;
}

/** What a module imports, at once or later. */
function listImports(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listImports);
  if (typeof node !== 'object' || node === null) return [];
  const { type, source } = node as { readonly type?: string; readonly source?: unknown };
  const inside = Object.values(node).flatMap(listImports);
  return /^(?:Import|Export)\w*(?:Declaration|Expression)$/.test(type ?? '') && source
    ? [...inside, toText(source)]
    : inside;
}

/** @throws when what is imported is computed: nobody could list its hash */
function toText(source: unknown): string {
  const { type, value, quasis } = source as { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
  if (type === 'Literal' && typeof value === 'string') return value;
  const [only, ...others] = quasis ?? [];
  if (type === 'TemplateLiteral' && only && others.length === 0) return only.value.cooked;
  throw new Error('A script imports something that is computed.');
}
