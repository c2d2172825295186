import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A phone of the middle class, as seen from a machine that builds software. */
export const SLOW_CPU = 4;

/** What is laid upon a page before it is opened. */
export interface Burden {
  readonly cpu?: number;
  readonly isSlow4g?: boolean;
  readonly context?: BrowserContextOptions;
}

export interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** The compiler that runs this marks functions with a helper of its own, which a function takes along into the page. */
const NAMES = 'globalThis.__name = (target) => target';

/** Uses a page in a context of its own, where nothing is cached and no code compiled yet. */
export async function withPage<Result>(
  browser: Browser,
  { cpu = 1, isSlow4g = false, context: options = {} }: Burden,
  use: (opened: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(NAMES);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (isSlow4g) await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await use({ page, session });
  } finally {
    await context.close();
  }
}
