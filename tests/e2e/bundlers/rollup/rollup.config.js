import { cpSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';

export default {
  input: 'main.js',
  output: { dir: 'out', format: 'es' },
  plugins: [
    nodeResolve({ browser: true }),
    {
      name: 'copy-data',
      // It leaves addresses of files as they are: the page names the folder (settings.js), and this fills it.
      writeBundle: () => cpSync('node_modules/orders-area/dist/data', 'out/data', { recursive: true }),
    },
  ],
};
