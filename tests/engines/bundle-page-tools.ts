import { build, type Rolldown } from 'vite';
import { inRoot } from '../../scripts/paths.js';

let bundled: Promise<string> | undefined;

/** Bundles the functions that look for elements in a page into one script. */
export function bundlePageTools(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: inRoot('tests/engines/page-tools.ts'), formats: ['iife'], name: 'ordersBundle' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = made.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('The tools of the pages were not built.');
  return chunk.code;
}
