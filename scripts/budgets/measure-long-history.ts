import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { readMemory, type Memory } from '../../tests/e2e/soak/read-memory.js';
import { replacePictures } from '../../tests/support/replace-pictures.js';
import { evaluate, openMeasuredPage } from './measure-heap.js';
import { toUrl, writeBody } from './measure-visit.js';

export interface LongHistoryOptions {
  readonly origin: string;
  readonly presses: number;
  /** Searches for a text that finds all of the orders, and measures the list of what was found. */
  readonly isSearched?: boolean;
  /** Plants a fault: the script that folds distant pages is not delivered. */
  readonly isUnfolded?: boolean;
}

const TAG = 'orders-history';
const VISIT = { tag: TAG, adapter: writeAdapter('a') };
const WITH_SEARCH = { ...VISIT, attributes: { flags: 'enableHistorySearch' } };
/** The beginning of every order number of the archive. */
const SEARCHED = 'US200';
/** Presses after which pages have been folded: the engine has compiled all code before anything is measured. */
const WARM_UP = 5;
const REST_MS = 500;

/** Measures what a history holds above its first page, after presses of Show more. It warms up with one shopper and measures a second one. */
export async function measureLongHistory(
  browser: Browser,
  options: LongHistoryOptions,
): Promise<Pick<Memory, 'heap' | 'nodes'>> {
  const page = await browser.newPage();
  await replacePictures(page);
  if (options.isUnfolded) await page.route('**/live-pages-*.js', (request) => request.abort());
  let searches = 0;
  page.on('request', (request) => (searches += request.url().includes(`query(${SEARCHED})`) ? 1 : 0));
  const visit = options.isSearched ? WITH_SEARCH : VISIT;
  const session = await openMeasuredPage(page, { url: toUrl(visit, options.origin), body: writeBody(visit) });
  if (options.isSearched) await search(session);
  await press(session, WARM_UP);
  await evaluate(session, 'scrollTo(0, 0)');
  await wait(REST_MS);
  await evaluate(session, `document.querySelector('${TAG}').adapter = ${writeAdapter('b')}`);
  await wait(REST_MS);
  if (options.isSearched) await search(session);
  const first = await readMemory(session);
  await press(session, options.presses);
  await wait(REST_MS);
  const last = await readMemory(session);
  await page.close();
  if (searches < (options.isSearched ? options.presses : 0))
    throw new Error(`Only ${searches} pages were searched for.`);
  return { heap: last.heap - first.heap, nodes: last.nodes - first.nodes };
}

/** Shoppers of the demo with the same long history. */
function writeAdapter(id: string): string {
  return `{ user: { id: '${id}' }, getAccessToken: () => 'archive-token' }`;
}

/** Searches as a shopper does, and waits for what was found. */
async function search(session: CDPSession): Promise<void> {
  await evaluate(
    session,
    `(async () => {
      const root = document.querySelector('${TAG}').shadowRoot;
      const wait = async (selector) => {
        while (!root.querySelector(selector)) await new Promise((resolve) => requestAnimationFrame(resolve));
        return root.querySelector(selector);
      };
      const field = await wait('input[type=search]');
      field.value = '${SEARCHED}';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }));
      await wait('.search-slot ol');
    })()`,
  );
  await wait(REST_MS);
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
