import path from 'node:path';
import { inRoot } from '../../../scripts/paths.js';

export const BENCH = inRoot('tests', 'bench');
/** The build output, deleted with the cache. */
export const MADE = inRoot('.cache', 'bench');
export const SITE = path.join(MADE, 'site');
export const DIST = inRoot('dist');
