import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { PackageFiles } from './package-files.js';
import { addPlayground } from './playground/add-playground.js';
import type { RunningSandbox } from './sandbox/create-sandbox.js';
import { isSandboxRequest } from './sandbox/is-sandbox-request.js';

const DEMO = path.dirname(fileURLToPath(import.meta.url));
/** Member-site pages: `/us/en/orders/…`, country and locale optional. */
const MEMBER_PAGE = /^(?:\/[a-z]{2}(?:\/[A-Za-z-]{2,12})?)?\/orders(?:\/.*)?$/;
/** The targets of the mini-cart: `/us/en/cart`, `/us/en/checkout`. */
const BAG_PAGE = /^\/[a-z]{2}\/[A-Za-z-]{2,12}\/(?:cart|checkout)\/?$/;
/** The shop's front page (`/us/en`) and its product pages, to which orders link. */
const SHOP_PAGE = /^\/(?:[a-z]{2}\/[A-Za-z-]{2,12}\/?|t\/[\w-]+)$/;

export interface DemoOptions {
  readonly sandbox: RunningSandbox;
  /** The origin of the shop, the package's files and the sandbox; the partner page embeds from it. */
  readonly shopOrigin: string;
  readonly partnerOrigin: string;
  readonly files: PackageFiles;
}

interface Page extends DemoOptions {
  /** The Trusted Types policies that the page allows: `<orders-area>` needs one, standalone tags none. */
  readonly trustedTypes?: string;
  /** Pages that may embed this one in a frame; absent if none may. */
  readonly framedBy?: string;
  /** The `allow` attribute of the page's frames; absent if it has none. */
  readonly frameRights?: string;
  /** An import map that redirects scripts, by their address. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** The shop's origin: host pages, the built package, and the order service on the same paths as a real one. */
export function createShop(options: DemoOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const { pathname } = new URL(c.req.url);
    return isSandboxRequest(c.req.method, pathname)
      ? options.sandbox.app.fetch(c.req.raw, c.env as HttpBindings)
      : next();
  });
  app.use('/orders-area/*', options.files.serve);
  app.get('/site/*', serveStatic({ root: DEMO }));
  // The sample themes of the docs, for trying them out.
  app.get('/themes/*', serveStatic({ root: DEMO }));
  app.get('/', (c) => sendPage(c, 'index.html', options));
  app.get('/kiosk/', (c) => sendPage(c, 'kiosk/index.html', options));
  addPlayground(app, options.files, (c, file, page) => sendPage(c, file, { ...options, ...page }));
  app.get('*', (c) => {
    const { pathname } = new URL(c.req.url);
    if (BAG_PAGE.test(pathname)) return sendPage(c, 'member-site/bag.html', options);
    if (SHOP_PAGE.test(pathname)) return sendPage(c, 'member-site/shop.html', options);
    if (!MEMBER_PAGE.test(pathname)) return c.notFound();
    const framedBy = `'self' ${options.partnerOrigin}`;
    return sendPage(c, 'member-site/index.html', { ...options, framedBy, trustedTypes: 'lit-html' });
  });
  return app;
}

/** A second origin, like a partner's page. */
export function createPartner(options: DemoOptions): Hono {
  const app = new Hono();
  // A sandboxed frame has the origin `null`, so its module scripts need CORS.
  app.use('/site/*', cors({ origin: '*' }));
  app.get('/site/*', serveStatic({ root: DEMO }));
  app.get('/', (c) => c.redirect('/partner/'));
  app.get('/partner/', (c) => sendPage(c, 'partner/index.html', options));
  app.get('/partner/orders/', (c) =>
    sendPage(c, 'partner/orders.html', { ...options, framedBy: "'self'", trustedTypes: 'lit-html' }),
  );
  app.get('/partner/frame/', (c) => {
    const [frameRights = 'allow-scripts allow-forms'] = /^[a-z -]+$/.exec(c.req.query('sandbox') ?? '') ?? [];
    return sendPage(c, 'partner/frame.html', { ...options, frameRights });
  });
  return app;
}

/** Host pages have a strict content security policy, which allows only what the tags need on any page. */
function sendPage(c: Context, file: string, page: Page): Response | Promise<Response> {
  const { shopOrigin, partnerOrigin, trustedTypes = "'none'", framedBy = "'none'", frameRights, imports = {} } = page;
  const nonce = randomBytes(16).toString('base64');
  const html = readFileSync(path.join(DEMO, file), 'utf8')
    .replace(/<script\s+type="module"/, (script) => `${createReloadMarkup(page)}${script}`)
    .replaceAll('{{nonce}}', nonce)
    .replaceAll('{{shop}}', shopOrigin)
    .replaceAll('{{sandbox}}', frameRights ?? '')
    .replaceAll('{{imports}}', JSON.stringify({ imports }))
    .replaceAll(/\{\{integrity:([^}]+)\}\}/g, (_, script: string) => page.files.findIntegrity(script))
    .replaceAll('{{partner}}', partnerOrigin);
  const policy = [...createPolicy(nonce, page), `frame-ancestors ${framedBy}`, `trusted-types ${trustedTypes}`];
  if (frameRights !== undefined) policy.push("frame-src 'self'");
  c.header('Content-Security-Policy', policy.join('; '));
  c.header('Cache-Control', 'no-store');
  return c.html(html);
}

/** Vite's client, which reloads the page after a change, and a nonce for the style sheet of its error overlay. */
function createReloadMarkup({ files }: Page): string {
  if (files.reloadSocket === undefined) return '';
  return `<meta property="csp-nonce" nonce="{{nonce}}" />
    <script type="module" nonce="{{nonce}}" src="{{shop}}/orders-area/@vite/client"></script>
    `;
}

/**
 * No inline styles, style sheets in markup, or HTML from strings; the pages' own styles are a constructed sheet. Vite's
 * client needs its socket and one style sheet.
 */
function createPolicy(nonce: string, { shopOrigin, files: { reloadSocket } }: Page): string[] {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${reloadSocket === undefined ? "'none'" : `'nonce-${nonce}'`}`,
    `img-src 'self' ${shopOrigin}`,
    `connect-src 'self' ${[shopOrigin, reloadSocket ?? []].flat().join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ];
}
