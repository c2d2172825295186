import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot, listFiles } from './paths.js';

/** The version that `package.json` gives the package. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }).version;
}

let fingerprint: string | undefined;

/** A fingerprint of everything that the scripts are built from: two builds with the same one have the same code. Read once per process. */
export function readBuild(): string {
  return (fingerprint ??= computeFingerprint());
}

function computeFingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')));
  for (const folder of ['elements', 'locales', 'src']) {
    for (const file of listFiles(inRoot(folder))) hash.update(readFileSync(inRoot(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}
