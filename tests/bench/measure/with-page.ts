import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** The slowdown from a developer's machine to a mid-range phone. */
export const SLOW_CPU = 4;

/** The constraints of a page, set before it is opened. */
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
/** The compiler that runs this file marks functions with its own helper; a function passed to the page needs it there too. */
const NAMES = 'globalThis.__name = (target) => target';

/** Uses a page in a new browser context, where nothing is cached and no code is compiled yet. */
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
