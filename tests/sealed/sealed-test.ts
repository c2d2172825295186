import { randomUUID } from 'node:crypto';
import { test as base } from '../e2e/support/test.js';
import { startForeignServer, type ForeignServer } from './foreign-server.js';

/**
 * Every test has a foreign server of its own, which receives only the requests of its page. Chromium treats a page
 * fulfilled by the test as one on the internet and blocks its access to this machine, which a foreign server on the
 * internet would not need; hence the permission.
 */
export const test = base.extend<{ foreign: ForeignServer }>({
  permissions: ['local-network-access'],
  foreign: async ({ baseURL }, use) => {
    const server = await startForeignServer({ service: baseURL ?? '', world: randomUUID() });
    await use(server);
    await server.close();
  },
});
