import type { BrowserLauncher } from '@web/test-runner-core';
import { startWebKit, type WebKit } from './start-webkit.js';
import { toWebDriverKey } from './webkit-keys.js';

/** The method that the runner's `sendKeys` expects from a launcher of the type `webdriver`. */
interface WebKitLauncher extends BrowserLauncher {
  sendKeys(sessionId: string, keys: readonly string[]): Promise<void>;
}

/** Runs element tests in WebKitGTK: one browser per concurrent test, reused when its test is over. */
export function webkitLauncher({ concurrency }: { readonly concurrency: number }): WebKitLauncher {
  const all: WebKit[] = [];
  const idle: WebKit[] = [];
  const active = new Map<string, WebKit>();
  const get = (sessionId: string): WebKit => {
    const browser = active.get(sessionId);
    if (!browser) throw new Error(`No browser for session ${sessionId}`);
    return browser;
  };
  const start = async (): Promise<WebKit> => {
    const browser = await startWebKit();
    all.push(browser);
    await browser.driver.manage().window().setRect({ width: 800, height: 638 });
    return browser;
  };
  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency,
    async stop() {
      await Promise.all(all.map((browser) => browser.stop()));
    },
    async startSession(sessionId, url) {
      const browser = idle.pop() ?? (await start());
      active.set(sessionId, browser);
      await browser.driver.get(url);
    },
    isActive: (sessionId) => active.has(sessionId),
    getBrowserUrl: (sessionId) => get(sessionId).driver.getCurrentUrl(),
    async stopSession(sessionId) {
      const browser = get(sessionId);
      active.delete(sessionId);
      // Stops whatever the page is still doing.
      await browser.driver.get('about:blank');
      idle.push(browser);
      return {};
    },
    startDebugSession() {
      throw new Error('WebKit is not debugged from the test runner.');
    },
    async sendKeys(sessionId, keys) {
      await get(sessionId)
        .driver.actions()
        .sendKeys(...keys.map(toWebDriverKey))
        .perform();
    },
  };
}
