import { randomUUID } from 'node:crypto';
import { test as base } from '../e2e/support/test.js';
import { startForeignServer, type ForeignServer } from './foreign-server.js';

/**
 * Every test has a foreign server of its own: what arrives there is of its own page. A page that the test makes up counts as one of the
 * internet, which Chromium keeps from this machine; a foreign server on the internet is kept from nobody.
 */
export const test = base.extend<{ foreign: ForeignServer }>({
  permissions: ['local-network-access'],
  foreign: async ({ baseURL }, use) => {
    const server = await startForeignServer({ service: baseURL ?? '', world: randomUUID() });
    await use(server);
    await server.close();
  },
});
