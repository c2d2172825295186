import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Next } from 'hono';
import type { ViteDevServer } from 'vite';
import type { Manifest, PackageFiles } from '../../demo/package-files.js';
import type * as DataFiles from '../data-files.js';
import { createManifest } from '../generate/manifest.js';
import { readTags } from '../generate/read-tags.js';
import { inRoot } from '../paths.js';
import { ENTRY } from '../vite/entry-plugin.js';

/** `/orders-area/cdn/orders-card.js`, or the same script in another folder of the package. */
const SCRIPT = /^\/orders-area\/(?:cdn|embed|esm)\/([\w-]+)\.js/;

/** Creates the files of the package that pages load, from the sources at the time of the request. */
export function createSourceFiles(vite: ViteDevServer, shopOrigin: string): PackageFiles {
  const loadDataFiles = async () => (await vite.ssrLoadModule('/scripts/data-files.ts')) as typeof DataFiles;
  let manifest: Promise<Manifest> | undefined;
  vite.watcher.on('change', (file) => {
    if (file.startsWith(inRoot('elements'))) manifest = undefined;
  });
  return {
    async serve(c: Context<{ Bindings: HttpBindings }>, next: Next) {
      const { pathname } = new URL(c.req.url);
      if (!pathname.startsWith('/orders-area/data/')) return passToVite(vite, c.env);
      const { createDataFiles, createMadeLocales } = await loadDataFiles();
      const all = [...createDataFiles('market'), ...createDataFiles('locale'), ...createMadeLocales()];
      const found = all.find(({ file }) => pathname.endsWith(`/${file}`));
      if (!found) return next();
      return c.body(found.json, 200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    },
    readManifest: () => (manifest ??= readTags().then(createManifest)),
    async listLocales() {
      const { createDataFiles, createMadeLocales } = await loadDataFiles();
      return [...createDataFiles('locale'), ...createMadeLocales()].map(({ name }) => name);
    },
    findIntegrity: () => '',
    findScripts: (module) =>
      ['src', 'elements'].flatMap((folder) =>
        readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => path.parse(file).name === module)
          .map((file) => `/orders-area/${folder}/${file}`),
      ),
    reloadSocket: shopOrigin.replace(/^http/, 'ws'),
  };
}

/** Passes a request to Vite, which needs Node's own request and response. */
function passToVite(vite: ViteDevServer, { incoming, outgoing }: HttpBindings): Promise<Response> {
  incoming.url = incoming.url?.replace(SCRIPT, `/orders-area/@id/${ENTRY}$1`);
  return new Promise((resolve) => {
    outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT));
    vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
  });
}
