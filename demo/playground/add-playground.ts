import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import type { PackageFiles } from '../package-files.js';
import { listChoices } from './list-choices.js';
import { STATES } from './states/states.js';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Scripts that must fail to load are redirected here; the address does not exist. */
const NOWHERE = '/playground/nowhere.js';
const NEVER = '/playground/never.js';

/** A page's needs in its content security policy, and its redirected scripts. */
interface PageNeeds {
  readonly trustedTypes: string;
  readonly framedBy?: string;
  readonly frameRights?: string;
  readonly imports?: Readonly<Record<string, string>>;
}

type SendPage = (c: Context, file: string, page: PageNeeds) => Response | Promise<Response>;

/**
 * The playground, its gallery, the page for themes, and the stage: the page in the frames of the first two, on which a
 * tag stands as on a third party's page.
 */
export function addPlayground(app: Hono, files: PackageFiles, sendPage: SendPage): void {
  const litHtml = path.join(ROOT, 'node_modules', 'lit-html');
  app.get('/site/lit-html/*', (c, next) =>
    serveStatic({ root: litHtml, rewriteRequestPath: (url) => url.replace('/site/lit-html', '') })(c, next),
  );
  app.get('/playground/choices.json', async (c) => c.json(await listChoices(files)));
  app.get('/playground/states.json', (c) => c.json(STATES));
  app.get(NEVER, () => new Promise<Response>(() => undefined));
  app.get('/playground/', (c) => sendPage(c, 'playground/index.html', { trustedTypes: 'lit-html', frameRights: '' }));
  app.get('/playground/gallery/', (c) =>
    sendPage(c, 'playground/gallery.html', { trustedTypes: 'lit-html', frameRights: '' }),
  );
  app.get('/playground/appearance/', (c) =>
    sendPage(c, 'playground/appearance.html', { trustedTypes: 'lit-html', frameRights: '' }),
  );
  app.get('/playground/stage/*', (c) => {
    const imports = { ...redirect(c.req.query('lost'), NOWHERE), ...redirect(c.req.query('held'), NEVER) };
    return sendPage(c, 'playground/stage.html', { trustedTypes: 'lit-html', framedBy: "'self'", imports });
  });

  /** Redirects the scripts of a lazily loaded module to another address. */
  function redirect(module: string | undefined, address: string): Record<string, string> {
    const scripts = module === undefined ? [] : files.findScripts(module);
    return Object.fromEntries(scripts.map((script) => [script, address]));
  }
}
