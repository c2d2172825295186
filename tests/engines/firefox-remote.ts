import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { FIREFOX_LAUNCH } from './firefox-launch.js';
import { VIEWPORT, type RemoteBrowser } from './remote.js';

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<RemoteBrowser> {
  const browser = await launch({ ...FIREFOX_LAUNCH, defaultViewport: VIEWPORT });
  let page: Page | undefined;
  return {
    async openPage() {
      // Navigating away from a started form would ask for confirmation; closing the page does not.
      await page?.close();
      const opened = await browser.newPage();
      page = opened;
      return {
        async goto(url) {
          await opened.goto(url, { waitUntil: 'load' });
        },
        url: () => Promise.resolve(opened.url()),
        evaluate: (expression) => opened.evaluate(expression),
        click: (x, y) => opened.mouse.click(x, y),
        type: (text) => opened.keyboard.type(text),
        press: (key) => opened.keyboard.press(key as KeyInput),
      };
    },
    stop: () => browser.close(),
  };
}
