import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { expect } from '@playwright/test';
import { Hono } from 'hono';
import { getPackedPackage } from '../support/packed-package.js';
import { lookUp } from '../support/test.js';
import type { SampleRow } from './sample-row.js';

/** The address of a reader's sandbox; the sandbox of the tests uses a free port. */
const READERS = 'http://127.0.0.1:5180';

/** A started process or server. */
interface Running {
  readonly url: string;
  readonly stop: () => unknown;
}

/** Runs the package's command as npm has linked it in the reader's folder. */
function startSandbox(): Promise<Running> {
  const command = path.join(getPackedPackage().folder, 'dist/command/orders-area.js');
  const child = spawn(process.execPath, [command, 'sandbox', '--port', '0']);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      const [url] = /http:\/\/[\d.:]+/.exec(chunk.toString()) ?? [];
      if (url === undefined) return;
      const stop = async () => {
        child.kill();
        const [code] = (await once(child, 'exit')) as [number | null];
        return code;
      };
      resolve({ url, stop });
    });
  });
}

/** Serves the reader's folder with a static file server. */
async function serveFolder(): Promise<Running> {
  const app = new Hono();
  app.use(serveStatic({ root: getPackedPackage().project }));
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** The quick start of a reader, run in the folder in which the packed package is installed. */
export const QUICK_START_ROWS: readonly SampleRow[] = [
  {
    sample: 'README.md, In five minutes, 1',
    does: 'installs the package by its name, and starts and stops its command',
    async prove(code) {
      expect(code.split('\n')).toEqual(['npm install orders-area', 'npx orders-area sandbox']);
      const sandbox = await startSandbox();
      expect(await sandbox.stop()).toBe(0);
    },
  },
  {
    sample: 'README.md, In five minutes, 2',
    does: 'finds an order of the sandbox, from the folder that the package is installed in',
    async prove(markup, { page }) {
      const [sandbox, folder] = await Promise.all([startSandbox(), serveFolder()]);
      try {
        expect(markup).toContain(READERS);
        writeFileSync(path.join(getPackedPackage().project, 'index.html'), markup.replace(READERS, sandbox.url));
        await page.goto(`${folder.url}/`);
        await lookUp(page, 'US10000001');
        await expect(page.locator('orders-guest-lookup [part=card]')).toContainText('US10000001');
      } finally {
        await sandbox.stop();
        folder.stop();
      }
    },
  },
];
