import { cpSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: ['main.js'],
  outdir: 'out',
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  logLevel: 'warning',
});
// It leaves addresses of files as they are: the page names the folder (settings.js), and this fills it.
cpSync('node_modules/orders-area/dist/data', 'out/data', { recursive: true });
