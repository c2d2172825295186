import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSandbox, type SandboxOptions } from './create-sandbox.js';

export interface SandboxServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Saves the state and closes all connections, including those that faults hold open. */
  close(): Promise<void>;
}

/** Runs the sandbox on its own port; port 0 uses a free one. */
export async function serveSandbox({ port, ...options }: SandboxOptions & { port: number }): Promise<SandboxServer> {
  const sandbox = createSandbox(options);
  const server = createAdaptorServer({ fetch: sandbox.app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          sandbox.flush();
          resolve();
        });
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
