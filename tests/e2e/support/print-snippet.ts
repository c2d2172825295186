import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { getPackedPackage } from './packed-package.js';

/** What the package's command prints for these arguments, as npm has installed it. */
export function printSnippet(...args: readonly string[]): string {
  const command = path.join(getPackedPackage().folder, 'dist/command/orders-area.js');
  return execFileSync(process.execPath, [command, 'integrity', ...args], { encoding: 'utf8' });
}

/** Addresses of the scripts that the import map of a snippet lists. */
export function listMapped(snippet: string): string[] {
  const [, map = '{}'] = /<script type="importmap">([^<]+)<\/script>/.exec(snippet) ?? [];
  const { integrity = {} } = JSON.parse(map) as { readonly integrity?: Readonly<Record<string, string>> };
  return Object.keys(integrity);
}

/** A snippet as pages wrote it before there was the import map: the hash of each entry alone. */
export function withoutImportMap(snippet: string): string {
  return snippet.replace(/<script type="importmap">[^<]+<\/script>/, '');
}
