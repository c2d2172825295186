import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAULT_HEADER } from '../../demo/sandbox/faults/fault-header.js';
import { WORLD_HEADER } from '../../demo/sandbox/store/worlds.js';

/**
 * Some of the sandbox's jobs never end: with a 404 for the job, the result comes from the order and the flow
 * continues.
 */
const NO_JOBS = 'get-cancel-job:status-404,get-return-job:status-404,get-return-cancellation-job:status-404';

/** A request as received by the foreign server. */
export interface ForeignRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** The query with its question mark; empty if there is none. */
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on an origin other than the page's. It records all requests and lets any page read its answers. */
export interface ForeignServer {
  readonly origin: string;
  /** All requests including preflights, in order. */
  readonly requests: readonly ForeignRequest[];
  close(): Promise<void>;
}

export interface ForeignServerOptions {
  /** The origin of the sandbox that provides its answers. */
  readonly service: string;
  /** The sandbox world that provides its answers. */
  readonly world: string;
}

/** Starts a foreign server on a free port of the loopback address. */
export async function startForeignServer({ service, world }: ForeignServerOptions): Promise<ForeignServer> {
  const requests: ForeignRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    requests.push(request);
    for (const [name, value] of Object.entries(toCorsHeaders(request))) outgoing.setHeader(name, value);
    if (request.method === 'OPTIONS') return void outgoing.writeHead(204).end();
    const response = await forwardToSandbox(request, { service, world });
    outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? 'text/plain' });
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ForeignRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = '', url = '/', headers } = incoming;
  const { pathname: path, search: query } = new URL(url, 'http://localhost');
  return { method, path, query, headers, body: Buffer.concat(chunks).toString('utf8') };
}

/** Allows every page to send anything, with credentials, and to read the answer. */
function toCorsHeaders({ headers }: ForeignRequest): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-expose-headers': 'location, retry-after, date',
    'cache-control': 'no-store',
  };
}

/** Answers from the sandbox with a member's token, because an attacker could invent an answer for any order. */
function forwardToSandbox(request: ForeignRequest, { service, world }: ForeignServerOptions): Promise<Response> {
  const { method, path, query, headers, body } = request;
  const token = path.includes('/bank_refund/') ? 'guest' : 'member-token';
  return fetch(service + path + query, {
    method,
    redirect: 'manual',
    headers: {
      [WORLD_HEADER]: world,
      [FAULT_HEADER]: NO_JOBS,
      authorization: `Bearer ${token}`,
      ...(headers['content-type'] !== undefined && { 'content-type': headers['content-type'] }),
    },
    ...(body !== '' && method !== 'GET' && { body }),
  });
}
