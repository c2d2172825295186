import { Origin } from 'selenium-webdriver/lib/input.js';
import type { WebDriver } from 'selenium-webdriver';
import { VIEWPORT, type RemoteBrowser } from './remote.js';
import { startWebKit } from './start-webkit.js';
import { toWebDriverKey } from './webkit-keys.js';

interface Outcome {
  readonly value?: unknown;
  readonly error?: string;
}

/** Starts WebKitGTK over WebDriver. */
export async function startWebKitRemote(): Promise<RemoteBrowser> {
  const { driver, stop } = await startWebKit();
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
  await resizeViewport(driver);
  return {
    async openPage() {
      await driver.get('about:blank');
      return {
        goto: (url) => driver.get(url),
        url: () => driver.getCurrentUrl(),
        async evaluate(expression) {
          const { value, error } = await driver.executeAsyncScript<Outcome>(
            `const tell = arguments[0];
            (async () => ${expression})().then((value) => tell({ value }), (error) => tell({ error: String(error) }));`,
          );
          if (error !== undefined) throw new Error(error);
          return value;
        },
        click: (x, y) =>
          driver
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
            .click()
            .perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        press: (key) => driver.actions().sendKeys(toWebDriverKey(key)).perform(),
      };
    },
    stop,
  };
}

/** Resizes the window so that the viewport fits: the window is larger than the page by the height of its bars. */
async function resizeViewport(driver: WebDriver): Promise<void> {
  await driver.get('about:blank');
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...VIEWPORT });
  const [width, height] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({
    x: 0,
    y: 0,
    width: 2 * VIEWPORT.width - width,
    height: 2 * VIEWPORT.height - height,
  });
}
