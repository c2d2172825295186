import { test as base, type Page } from '@playwright/test';
import { startFirefox } from './firefox-remote.js';
import { RemotePage } from './remote-page.js';
import type { RemoteBrowser } from './remote.js';
import { startRoutingProxy } from './routing-proxy.js';
import type { Engine } from './skipped-elements.js';
import { startWebKitRemote } from './webkit-remote.js';

interface EngineOptions {
  readonly engine: Engine;
}

const START = { firefox: startFirefox, webkit: startWebKitRemote };

/** Tests whose page is one of the engine that their project names. In Chromium it is Playwright's own. */
export const test = base.extend<object, EngineOptions & { remoteBrowser: RemoteBrowser | undefined }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  remoteBrowser: [
    async ({ engine }, use) => {
      const browser = engine === 'chromium' ? undefined : await START[engine]();
      await use(browser);
      await browser?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ remoteBrowser, baseURL, context }, use) => {
    if (!remoteBrowser) return use(await context.newPage());
    const proxy = await startRoutingProxy(baseURL ?? '');
    const page = new RemotePage(await remoteBrowser.openPage(), proxy);
    // It has what the tables use of Playwright's page, and nothing else.
    await use(page as unknown as Page);
    await proxy.stop();
  },
});
