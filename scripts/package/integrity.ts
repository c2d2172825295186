import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { listFiles } from '../paths.js';

export const INTEGRITY_LIST = 'integrity.json';

/** The contents of `integrity.json`. Paths and import map keys are relative to its folder. */
export interface IntegrityList {
  readonly version: string;
  /** The hash of every other file: for the attribute `integrity` of scripts, and to verify a stored copy of the rest. */
  readonly files: Readonly<Record<string, string>>;
  /**
   * For every entry that loads further files, the `integrity` of an import map: only that makes a browser check them. The package's
   * command replaces `./` by the address of a page's folder.
   */
  readonly importMaps: Readonly<Record<string, { readonly integrity: Readonly<Record<string, string>> }>>;
}

/** Reads a built package. `entries` are the scripts that a page may load by name. */
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

/** An entry and everything that it imports, statically or dynamically. */
function listClosure(outDir: string, entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const imports = listImports(readFileSync(path.join(outDir, entry), 'utf8'), entry);
  for (const specifier of imports.filter((name) => name.startsWith('.'))) {
    listClosure(outDir, path.posix.join(path.posix.dirname(entry), specifier), seen);
  }
  return seen;
}

/** @throws when the script computes a specifier, because the list could not contain its hash */
function listImports(code: string, file: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const [, specifier] = /^["'`]([^"'`$]+)["'`]$/.exec(code.slice(start, end)) ?? [];
    if (specifier === undefined) throw new Error(`${file} imports a computed specifier.`);
    return specifier;
  });
  const reexports = staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? []));
  return [...later, ...[...staticImports.map((one) => one.moduleRequest), ...reexports].map(({ value }) => value)];
}
