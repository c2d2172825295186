import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { DIST } from '../pages/folders.js';
import type { SourceFinder } from './sum-up-profile.js';

const MODULES = /\/package\/(esm\/[^?#]+\.js)$/;

/** Finds the module of a function in `dist/esm/` by the source map of its file. */
export function createSourceFinder(): SourceFinder {
  const maps = new Map<string, SourceMap>();
  return ({ url, lineNumber, columnNumber }) => {
    const [, file] = MODULES.exec(url) ?? [];
    if (file === undefined) return undefined;
    const map = maps.get(file) ?? readMap(file);
    maps.set(file, map);
    const entry = map.findEntry(lineNumber, columnNumber);
    return 'originalSource' in entry ? entry.originalSource : undefined;
  };
}

function readMap(file: string): SourceMap {
  return new SourceMap(JSON.parse(readFileSync(path.join(DIST, `${file}.map`), 'utf8')) as SourceMapPayload);
}
