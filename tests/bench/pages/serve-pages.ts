import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createLongHistory } from './create-long-history.js';
import { DIST, SITE } from './folders.js';
import { PACKAGE_PAGES, writePage } from './pages.js';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
]);
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>';
const PACKAGE = '/package/';

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the package's pages and the peer pages in the same way: compressed once, never cached by the browser. */
export async function servePages(): Promise<Site> {
  const known = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = readContent(pathname);
    if (content === undefined) return void response.writeHead(404).end();
    const compressed = known.get(pathname) ?? brotliCompressSync(content);
    known.set(pathname, compressed);
    send(response, pathname, compressed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const orders = JSON.stringify(createLongHistory(origin));
  known.set('/orders.json', brotliCompressSync(orders, { params: { 1: 4 } }));
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, pathname: string, body: Buffer): void {
  const type = TYPES.get(path.extname(pathname)) ?? 'text/html; charset=utf-8';
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' });
  response.end(body);
}

function readContent(pathname: string): Buffer | undefined {
  if (pathname === '/orders.json') return Buffer.alloc(0);
  if (pathname.startsWith('/sandbox/pictures/')) return Buffer.from(PICTURE);
  const packagePage = PACKAGE_PAGES.find((page) => page.path === pathname);
  if (packagePage) {
    const scripts = packagePage.scripts.map((file) => `<script type="module" src="${PACKAGE}${file}"></script>`);
    return Buffer.from(writePage(packagePage.name, scripts.join(''), packagePage.markup));
  }
  if (pathname.startsWith(PACKAGE)) return readBelow(DIST, pathname.slice(PACKAGE.length));
  return readBelow(SITE, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

function readBelow(folder: string, file: string): Buffer | undefined {
  const full = path.join(folder, file);
  return full.startsWith(folder + path.sep) && existsSync(full) ? readFileSync(full) : undefined;
}
