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
// esbuild does not process file addresses: settings.js names the data folder, and this copies the files into it.
cpSync('node_modules/orders-area/dist/data', 'out/data', { recursive: true });
