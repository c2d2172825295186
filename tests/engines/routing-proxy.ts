import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { ProxiedRoute, type Fulfilment, type ProxiedRequest } from './proxied-route.js';

type Pattern = string | RegExp;
type Handler = (route: ProxiedRoute, request: ProxiedRequest) => unknown;

export interface RoutingProxy {
  readonly origin: string;
  /** Like Playwright's `route`: the last matching route decides. */
  route(pattern: Pattern, handler: Handler): void;
  unroute(pattern: Pattern): void;
  /** Runs before any script of every page that is opened from now on. */
  addInitScript(text: string): void;
  stop(): Promise<void>;
}

const INIT_SCRIPT = '/orders-tests/init.js';
/** Headers that apply to a single connection only; the proxy's response sets its own. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

/**
 * Starts a proxy between a page and the demo, so that a test can answer requests in any browser: WebDriver has no such function. Every page
 * gets its own proxy, and therefore its own origin.
 */
export async function startRoutingProxy(upstream: string): Promise<RoutingProxy> {
  const routes: { readonly pattern: Pattern; readonly handler: Handler }[] = [];
  const scripts: string[] = [];

  const forward = async (request: ProxiedRequest): Promise<Fulfilment> => {
    // Not `fetch`, which would send the demo's host name: the sandbox builds addresses from the host it receives.
    const outgoing = sendRequest(upstream + request.path, {
      method: request.method(),
      headers: { ...request.sent, 'accept-encoding': 'identity' },
    });
    outgoing.end(request.body);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { statusCode: status = 502 } = response;
    return { status, headers: toHeaders(response), body: await readBody(response) };
  };
  const decide = async (request: ProxiedRequest): Promise<Fulfilment | undefined> => {
    for (const { pattern, handler } of routes.toReversed()) {
      if (!fits(pattern, request.url())) continue;
      const route = new ProxiedRoute(request, () => forward(request));
      void handler(route, request);
      const outcome = await route.outcome;
      if (outcome !== 'fallback') return outcome === 'abort' ? undefined : outcome;
    }
    return forward(request);
  };

  const server = createServer((message, response) => {
    const answer = async (): Promise<void> => {
      if (message.url === INIT_SCRIPT)
        return send(response, { headers: { 'content-type': 'text/javascript' }, body: scripts.join('\n') });
      const outcome = await decide(await readRequest(message, origin));
      if (outcome) send(response, withScripts(outcome, scripts));
      else response.destroy();
    };
    // If the page is closed, there is nothing left to answer.
    answer().catch(() => response.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  return {
    origin,
    route: (pattern, handler) => void routes.push({ pattern, handler }),
    unroute: (pattern) => {
      const index = routes.findIndex((row) => row.pattern === pattern);
      if (index >= 0) routes.splice(index, 1);
    },
    addInitScript: (text) => void scripts.push(`(${text});`),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(message: IncomingMessage, origin: string): Promise<ProxiedRequest> {
  const { method = 'GET', url: path = '/' } = message;
  const body = await readBody(message);
  const sent = toHeaders(message);
  return {
    path,
    sent,
    body,
    method: () => method,
    url: () => origin + path,
    headers: () => sent,
    postData: () => (body.length === 0 ? null : body.toString('utf8')),
    postDataJSON: () => JSON.parse(body.toString('utf8')) as unknown,
  };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function toHeaders({ headers }: IncomingMessage): Record<string, string> {
  const forwarded = Object.entries(headers).filter(([name, value]) => !HOP_HEADERS.has(name) && value !== undefined);
  return Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)]));
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Fulfilment): void {
  response.writeHead(status, headers);
  response.end(body);
}

/** Adds the scripts under the page's content security policy, with the nonce of the page's own scripts. */
function withScripts(outcome: Fulfilment, scripts: readonly string[]): Fulfilment {
  const { headers = {}, body = '' } = outcome;
  if (scripts.length === 0 || headers['content-type']?.startsWith('text/html') !== true) return outcome;
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '') ?? [];
  const tag = `<script nonce="${nonce}" src="${INIT_SCRIPT}"></script>`;
  return { ...outcome, body: String(body).replace(/<!doctype html>(\s*<html[^>]*>)?(\s*<head>)?/i, `$&${tag}`) };
}

/** Matches Playwright's URL patterns: `**` stands for anything, `*` for anything but a slash. */
function fits(pattern: Pattern, url: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(url);
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`).test(url);
}
