import type { Browser, CDPSession, Page } from 'playwright';
import { PACKAGE } from './measure-visit.js';

/** What a page holds, garbage taken away. */
export interface Holding {
  /** Bytes of the script's heap. */
  readonly heap: number;
  readonly nodes: number;
}

export interface LongHistoryOptions {
  readonly origin: string;
  readonly presses: number;
  /** Plants a history that folds nothing: the part that does never comes. */
  readonly isUnfolded?: boolean;
}

const TAG = 'orders-history';
const PATH = '/budget';
/** More than are kept as cards: what folds them has been at work before anything is measured. */
const WARM_UP = 5;
const LOOKS = 4;
const REST_MS = 500;
/** A drawn picture would be counted as a document of its own, with all its nodes. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/**
 * What a page with a history holds more after presses of Show more than with its first page. The engine keeps the code of what ran
 * once: so the history is folded and brought back first, and then begun anew for another shopper.
 */
export async function measureLongHistory(browser: Browser, options: LongHistoryOptions): Promise<Holding> {
  const page = await browser.newPage();
  await page.route('**/*.svg', (request) => request.fulfill({ contentType: 'image/png', body: DOT }));
  if (options.isUnfolded) await page.route('**/live-pages-*.js', (request) => request.abort());
  const session = await openHistory(page, options.origin);
  await press(session, WARM_UP);
  await run(session, 'scrollTo(0, 0)');
  await rest();
  await run(session, `document.querySelector('${TAG}').adapter = ${toAdapter('b')}`);
  await rest();
  const first = await readHolding(session);
  await press(session, options.presses);
  await rest();
  const last = await readHolding(session);
  await page.close();
  return { heap: last.heap - first.heap, nodes: last.nodes - first.nodes };
}

/** Two shoppers of the demo with the same long history. */
function toAdapter(id: string): string {
  return `{ user: { id: '${id}' }, getAccessToken: () => 'archive-token' }`;
}

async function openHistory(page: Page, origin: string): Promise<CDPSession> {
  const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Budget</title><body><${TAG}></${TAG}>
    <script>document.querySelector('${TAG}').adapter = ${toAdapter('a')};</script>
    <script type="module" src="${PACKAGE}cdn/${TAG}.js"></script>`;
  await page.route(origin + PATH, (request) => request.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(origin + PATH, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

/** At the button, as a shopper does who has read down to it; each press once the page before it is there. */
async function press(session: CDPSession, presses: number): Promise<void> {
  await run(
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

async function readHolding(session: CDPSession): Promise<Holding> {
  const looks: Holding[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { metrics } = await session.send('Performance.getMetrics');
    looks.push({ heap: usedSize, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? NaN });
  }
  return { heap: Math.min(...looks.map(({ heap }) => heap)), nodes: Math.min(...looks.map(({ nodes }) => nodes)) };
}

async function run(session: CDPSession, expression: string): Promise<void> {
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}
