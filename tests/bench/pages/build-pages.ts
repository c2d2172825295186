import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { BENCH, MADE, SITE } from './folders.js';
import { BUILT_PAGES, writePage } from './pages.js';

/** Builds every peer page separately, as a shop would: in production mode, minified. */
export async function buildPages(): Promise<void> {
  for (const { name, entry, body } of BUILT_PAGES) {
    const root = path.join(MADE, 'pages', name);
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const source = JSON.stringify(path.join(BENCH, entry));
    const script = `<script type="module">import ${source}</script>`;
    writeFileSync(path.join(root, 'index.html'), writePage(name, '', body + script));
    await build({
      root,
      base: './',
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      build: {
        outDir: path.join(SITE, name),
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
      },
    });
  }
}
