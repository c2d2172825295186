import { test as base, type Page } from '@playwright/test';
import { startFirefox } from './firefox-remote.js';
import { RemotePage } from './remote-page.js';
import type { RemoteBrowser } from './remote.js';
import { startRoutingProxy } from './routing-proxy.js';
import type { Engine } from './skipped-elements.js';
import { startWebKitRemote } from './webkit-remote.js';

export type OtherEngine = Exclude<Engine, 'chromium'>;
type OpenPage = () => Promise<Page>;

export interface WorkerFixtures {
  readonly engine: Engine;
  /** The browsers over WebDriver that this worker has started, each with its first page. */
  readonly browsers: (engine: OtherEngine) => Promise<RemoteBrowser>;
}

/** Opens a page in each of the engines other than Chromium. */
export type Others = Readonly<Record<OtherEngine, OpenPage>>;

interface TestFixtures {
  readonly others: Others;
}

const START = { firefox: startFirefox, webkit: startWebKitRemote };

/** Tests with a page of their project's engine. In Chromium it is Playwright's own page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browsers: [
    // Playwright requires a destructuring pattern, even if a fixture needs no other fixture.
    async ({}, use) => {
      const started = new Map<OtherEngine, Promise<RemoteBrowser>>();
      await use((engine) => {
        const browser = started.get(engine) ?? START[engine]();
        started.set(engine, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  others: async ({ browsers, baseURL }, use, info) => {
    const closings: (() => Promise<void>)[] = [];
    const open = async (engine: OtherEngine): Promise<Page> => {
      const proxy = await startRoutingProxy(baseURL ?? '');
      const page = new RemotePage(await (await browsers(engine)).openPage(), proxy);
      closings.push(async () => {
        const hasFailed = info.status !== info.expectedStatus;
        if (hasFailed) await info.attach(engine, { body: `${page.url()}\n${await page.readText()}` });
        await proxy.stop();
      });
      // It has the part of Playwright's `Page` that the tables use.
      return page as unknown as Page;
    };
    await use({ firefox: () => open('firefox'), webkit: () => open('webkit') });
    for (const close of closings) await close();
  },
  page: async ({ engine, others, context }, use) => {
    await use(engine === 'chromium' ? await context.newPage() : await others[engine]());
  },
});
