import path from 'node:path';
import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'production',
  entry: './main.js',
  output: { path: path.resolve('out'), filename: 'main.js' },
});
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  compiler.close(() => undefined);
});
