import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { toDefines } from '../../vite.config.js';
import { listChunks, listModules } from '../list-modules.js';
import { inRoot } from '../paths.js';
import { ordersPlugin } from '../vite/orders-plugin.js';

/** The target of `bin` in package.json, below `dist/`. */
export const COMMAND = 'command/orders-area.js';

/**
 * Builds the package's command as one file that needs only Node. It contains the sandbox, its server and its schemas.
 *
 * @returns ids of the bundled modules
 */
export async function buildCommand(outDir: string): Promise<string[]> {
  const [chunk, ...others] = listChunks(await build(toConfig(outDir)));
  if (chunk === undefined || others.length > 0) throw new Error('The command is not one file.');
  return listModules([chunk]);
}

function toConfig(outDir: string): InlineConfig {
  return {
    root: inRoot(),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: toDefines(),
    plugins: [ordersPlugin()],
    ssr: { noExternal: true },
    build: {
      ssr: inRoot('demo/sandbox/command/orders-area.ts'),
      outDir: path.join(outDir, path.dirname(COMMAND)),
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          format: 'es',
          minify: true,
          codeSplitting: false,
          banner: '#!/usr/bin/env node',
          entryFileNames: path.basename(COMMAND),
        },
      },
    },
  };
}
