import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = '/usr/lib';
const FOLDERS = ['webkit2gtk-4.1', 'webkitgtk-6.0'];

/** Finds the browser that comes with WebKitGTK: Debian stores it in the library folder of the machine's architecture. */
export function findMiniBrowser(): string {
  const folders = readdirSync(LIBRARIES).flatMap((kind) => FOLDERS.map((name) => join(LIBRARIES, kind, name)));
  const found = folders.map((folder) => join(folder, 'MiniBrowser')).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`No MiniBrowser of WebKitGTK below ${LIBRARIES}.`);
  return found;
}
