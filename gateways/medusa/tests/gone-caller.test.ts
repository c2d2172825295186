import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { expect, test } from '@playwright/test';
import { createGateway } from '../src/create-gateway.js';
import { createGuestTokens } from '../src/http/guest-tokens.js';
import { createPreviewIds } from '../src/http/preview-ids.js';
import { createMedusaEngine } from '../src/medusa/create-medusa-engine.js';
import { FILTERS, GUEST } from './bench.js';

const LONGEST_MS = 2_000;
/** A failure would be reported within this time. */
const SETTLED_MS = 100;

interface Scene {
  readonly url: string;
  /** Resolves to the next request that reaches Medusa. Medusa never answers it. */
  nextRequest(): Promise<IncomingMessage>;
  readonly failures: readonly string[];
}

const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return `localhost:${(server.address() as AddressInfo).port}`;
}

/** Starts a gateway in front of a Medusa that never answers. */
async function startScene(): Promise<Scene> {
  const medusa = createServer().listen(0, 'localhost');
  const engine = createMedusaEngine({
    ...{ url: `http://${await listen(medusa)}`, key: 'k'.repeat(32), publishableKey: 'pk' },
    ...{ timeoutMs: 60_000, concurrency: 10, cancelMinutes: 30 },
  });
  const [failures, hosts]: [string[], string[]] = [[], []];
  const onFailure = (message: string): void => void failures.push(message);
  const app = createGateway({
    ...{ engine, origins: [], hosts, labelOrigins: [], onFailure },
    ...{ guestTokens: createGuestTokens('secret'), previewIds: createPreviewIds('secret'), needsProof: false },
  });
  const host = await listen(serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }) as Server);
  hosts.push(host);
  return {
    ...{ url: `http://${host}`, failures },
    nextRequest: async () => ((await once(medusa, 'request')) as [IncomingMessage])[0],
  };
}

function isGone(request: IncomingMessage): Promise<boolean> {
  return Promise.race([once(request.socket, 'close').then(() => true), sleep(LONGEST_MS, false)]);
}

for (const [name, path, headers] of [
  ['an order', `/summary/v1/FH0123456789?${FILTERS}`, { 'x-guest-email': encodeURIComponent(GUEST) }],
  ['a history', `/history/v1?${FILTERS}&count=10`, { authorization: 'Bearer token' }],
  ['a search', `/history/v1?${FILTERS}&filter=query(a)`, { authorization: 'Bearer token' }],
] as const) {
  test(`the read of ${name} is aborted without a failure once the caller has left`, async () => {
    const { url, nextRequest, failures } = await startScene();
    const caller = new AbortController();
    const arrived = nextRequest();
    const answer = fetch(url + path, { headers, signal: caller.signal }).catch((error: Error) => error.name);
    const request = await arrived;
    caller.abort();
    expect(await answer).toBe('AbortError');
    expect(await isGone(request)).toBe(true);
    await sleep(SETTLED_MS);
    expect(failures).toEqual([]);
  });
}

test('a cancellation that was sent is carried out after the caller has left', async () => {
  const { url, nextRequest } = await startScene();
  const caller = new AbortController();
  const arrived = nextRequest();
  const answer = fetch(`${url}/order_mgmt/ordermods/v1/FH0123456789/cancelOrder`, {
    method: 'POST',
    headers: { 'x-guest-email': encodeURIComponent(GUEST), 'content-type': 'application/json' },
    body: '{}',
    signal: caller.signal,
  }).catch((error: Error) => error.name);
  const request = await arrived;
  caller.abort();
  expect(await answer).toBe('AbortError');
  expect(await isGone(request)).toBe(false);
});
