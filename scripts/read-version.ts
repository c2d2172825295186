import { readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

/** The version that `package.json` gives the package. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }).version;
}
