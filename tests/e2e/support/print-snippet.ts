import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { getPackedPackage } from './packed-package.js';

/** The output of the package's command for these arguments, as npm has installed it. */
export function printSnippet(...args: readonly string[]): string {
  const command = path.join(getPackedPackage().folder, 'dist/command/orders-area.js');
  return execFileSync(process.execPath, [command, 'integrity', ...args], { encoding: 'utf8' });
}

/** The addresses of the scripts in a snippet's import map. */
export function listMapped(snippet: string): string[] {
  const [, map = '{}'] = /<script type="importmap">([^<]+)<\/script>/.exec(snippet) ?? [];
  const { integrity = {} } = JSON.parse(map) as { readonly integrity?: Readonly<Record<string, string>> };
  return Object.keys(integrity);
}

/** A snippet without the import map, as earlier versions printed it: it only has the hashes of the entries. */
export function withoutImportMap(snippet: string): string {
  return snippet.replace(/<script type="importmap">[^<]+<\/script>/, '');
}
