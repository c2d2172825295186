import { cpSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';

export default {
  input: 'main.js',
  output: { dir: 'out', format: 'es' },
  plugins: [
    nodeResolve({ browser: true }),
    {
      name: 'copy-data',
      // Rollup does not process file addresses: settings.js names the data folder, and this copies the files into it.
      writeBundle: () => cpSync('node_modules/orders-area/dist/data', 'out/data', { recursive: true }),
    },
  ],
};
