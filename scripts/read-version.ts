import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.js';

/** The version that `package.json` gives the package. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }).version;
}

/** A fingerprint of the sources that ship: two builds with the same one have the same code. */
export function readBuild(): string {
  const hash = createHash('sha256').update(readVersion());
  for (const folder of ['elements', 'src']) {
    const files = readdirSync(inRoot(folder), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    for (const file of paths.sort()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
