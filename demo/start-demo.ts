import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createPartner, createShop } from './create-demo.js';
import { createSandbox } from './sandbox/create-sandbox.js';

export interface DemoSettings {
  /** The shop's port; the partner page takes the next one. 0 takes two free ones. */
  readonly port: number;
  readonly dataFolder?: string;
}

export interface RunningDemo {
  readonly shopOrigin: string;
  readonly partnerOrigin: string;
  close(): Promise<void>;
}

/** Starts the demo's two origins and the sandbox. */
export async function startDemo({ port, dataFolder }: DemoSettings): Promise<RunningDemo> {
  // The partner shows an order in a sandboxed frame, whose page has no origin. A real service trusts none of those.
  const origins = ['null'];
  const sandbox = createSandbox({ now: Date.now, origins, ...(dataFolder !== undefined && { dataFolder }) });
  // The apps need each other's address, which is known once both ports are open.
  const apps: { shop?: Hono; partner?: Hono } = {};
  const shop = await listen(port, () => apps.shop);
  const partner = await listen(port === 0 ? 0 : port + 1, () => apps.partner);
  const addresses = { shopOrigin: toOrigin(shop), partnerOrigin: toOrigin(partner) };
  apps.shop = createShop({ sandbox, ...addresses });
  apps.partner = createPartner({ sandbox, ...addresses });
  return {
    ...addresses,
    async close() {
      sandbox.flush();
      await Promise.all([shop, partner].map(stop));
    },
  };
}

function listen(port: number, getApp: () => Hono | undefined): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, env) => getApp()?.fetch(request, env) ?? new Response('Starting', { status: 503 }),
  }) as Server;
  // Where a connection that was used before breaks, a browser sends the request again by itself: what a page sent could not be told.
  server.maxRequestsPerSocket = 1;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function toOrigin(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
