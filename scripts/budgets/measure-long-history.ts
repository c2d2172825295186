import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { evaluate, openMeasuredPage, readMemory, type Memory } from './measure-heap.js';
import { toUrl, writeBody } from './measure-visit.js';

export interface LongHistoryOptions {
  readonly origin: string;
  readonly presses: number;
  /** Plants a fault: the script that folds distant pages is not delivered. */
  readonly isUnfolded?: boolean;
}

const TAG = 'orders-history';
const VISIT = { tag: TAG, adapter: writeAdapter('a') };
/** Presses after which pages have been folded: the engine has compiled all code before anything is measured. */
const WARM_UP = 5;
const REST_MS = 500;
/** An SVG picture counts as a document of its own, with all its nodes, so a PNG replaces each. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** What a history holds after presses of Show more, above its first page. Measures a second shopper, after warming up as the first. */
export async function measureLongHistory(browser: Browser, options: LongHistoryOptions): Promise<Memory> {
  const page = await browser.newPage();
  await page.route('**/*.svg', (request) => request.fulfill({ contentType: 'image/png', body: DOT }));
  if (options.isUnfolded) await page.route('**/live-pages-*.js', (request) => request.abort());
  const session = await openMeasuredPage(page, { url: toUrl(VISIT, options.origin), body: writeBody(VISIT) });
  await press(session, WARM_UP);
  await evaluate(session, 'scrollTo(0, 0)');
  await wait(REST_MS);
  await evaluate(session, `document.querySelector('${TAG}').adapter = ${writeAdapter('b')}`);
  await wait(REST_MS);
  const first = await readMemory(session);
  await press(session, options.presses);
  await wait(REST_MS);
  const last = await readMemory(session);
  await page.close();
  return { heap: last.heap - first.heap, nodes: last.nodes - first.nodes };
}

/** Shoppers of the demo with the same long history. */
function writeAdapter(id: string): string {
  return `{ user: { id: '${id}' }, getAccessToken: () => 'archive-token' }`;
}

/** Scrolls to the button and presses it, each time once the page before has appeared. */
async function press(session: CDPSession, presses: number): Promise<void> {
  await evaluate(
    session,
    `(async () => {
      const root = document.querySelector('${TAG}').shadowRoot;
      for (let count = 0; count < ${presses}; count += 1) {
        const list = root.querySelector('ol');
        const name = list.ariaLabel;
        const grown = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            if (list.ariaLabel === name) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(list, { attributes: true });
        });
        const button = root.querySelector('.show-more button');
        button.scrollIntoView();
        button.click();
        await grown;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    })()`,
  );
}
