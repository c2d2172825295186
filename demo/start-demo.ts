import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { createPartner, createShop, type DemoOptions } from './create-demo.js';
import { createBuiltFiles } from './package-files.js';
import { createSandbox } from './sandbox/create-sandbox.js';

export interface DemoSettings {
  /** The shop's port; the partner page uses the next one. 0 uses two free ports. */
  readonly port: number;
  readonly dataFolder?: string;
}

export type DemoOrigins = Pick<DemoOptions, 'shopOrigin' | 'partnerOrigin'>;

export interface RunningDemo extends DemoOrigins {
  close(): Promise<void>;
}

export interface DemoApps {
  readonly shop: Hono;
  readonly partner: Hono;
  /** Saves the sandbox's state. */
  readonly flush: () => void;
}

/** The apps that answer the next request. */
type GetApps = () => DemoApps | Promise<DemoApps>;

/** Starts the demo's two origins and the sandbox, with the built package. */
export function startDemo({ port, dataFolder }: DemoSettings): Promise<RunningDemo> {
  return serveApps(port, (origins) => {
    const apps = createApps({ ...origins, files: createBuiltFiles() }, dataFolder);
    return () => apps;
  });
}

export function createApps(options: Omit<DemoOptions, 'sandbox'>, dataFolder?: string): DemoApps {
  // The partner shows an order in a sandboxed frame, whose origin is `null`. A real service must not trust that origin.
  const origins = ['null'];
  const sandbox = createSandbox({ now: Date.now, origins, ...(dataFolder !== undefined && { dataFolder }) });
  return {
    shop: createShop({ ...options, sandbox }),
    partner: createPartner({ ...options, sandbox }),
    flush: sandbox.flush,
  };
}

/**
 * @param prepare receives the addresses and the shop's server; the apps need each other's address, which is known once
 *   both ports are open
 */
export async function serveApps(
  port: number,
  prepare: (origins: DemoOrigins, server: Server) => GetApps | Promise<GetApps>,
): Promise<RunningDemo> {
  const apps: { get?: GetApps } = {};
  const shop = await listen(port, async () => (await apps.get?.())?.shop);
  const partner = await listen(port === 0 ? 0 : port + 1, async () => (await apps.get?.())?.partner);
  const origins = { shopOrigin: toOrigin(shop), partnerOrigin: toOrigin(partner) };
  apps.get = await prepare(origins, shop);
  return {
    ...origins,
    async close() {
      (await apps.get?.())?.flush();
      await Promise.all([shop, partner].map(stop));
    },
  };
}

function listen(port: number, getApp: () => Promise<Hono | undefined>): Promise<Server> {
  const server = createAdaptorServer({
    fetch: async (request, env) => (await getApp())?.fetch(request, env) ?? new Response('Starting', { status: 503 }),
  }) as Server;
  // Browsers resend a request by themselves if a reused connection breaks, which would make it impossible to tell what
  // the page sent.
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
