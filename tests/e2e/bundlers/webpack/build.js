import path from 'node:path';
import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  entry: './main.js',
  output: { path: path.resolve('out'), filename: 'main.js' },
});
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  compiler.close(() => undefined);
});
