import type { Browser, CDPSession } from 'playwright';
import { MEMBER_ADAPTER, PACKAGE, writeTag, type TagVisit } from './measure-visit.js';

/**
 * Compiled code is the engine's own affair: it makes more or less of it as the machine is busy, and keeps it in the same heap. What is
 * measured runs interpreted.
 */
export const WITHOUT_COMPILER = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** The empty page: a form without a library, so that what the engine makes for any page with one is not counted as ours. */
const FORM = `<form><h2>Find your order</h2><label>Order number<input name="number"></label>
  <label>Email address<input name="email" type="email"></label><button>Find order</button></form>
  <script>document.forms[0].onsubmit = (event) => {
    event.preventDefault();
    for (const field of event.target.elements) field.ariaInvalid = !field.value;
  };</script>`;
/** What waits for its turn at one look may be gone at the next. */
const LOOKS = 4;
const POLL_MS = 50;
const PATIENCE_MS = 20_000;

/** Bytes of the script's heap, garbage taken away, that a page with one tag in use holds above an empty one. */
export async function measureHeap(browser: Browser, visit: TagVisit, origin: string): Promise<number> {
  const { tag, isMember = false, script = '', at = '/budget', until = 'form' } = visit;
  const given = isMember ? `document.querySelector('${tag}').adapter = ${MEMBER_ADAPTER};` : '';
  const used = `${writeTag(visit)}<script>${given}${script}</script>
    <script type="module" src="${PACKAGE}cdn/${tag}.js"></script>`;
  const empty = await readHeap(browser, { url: origin + at, body: FORM, until: 'form' });
  return (await readHeap(browser, { url: origin + at, body: used, until })) - empty;
}

interface HeapPage {
  readonly url: string;
  readonly body: string;
  readonly until: string;
}

/** In a process of its own. Nothing here may look into the page by Playwright's ways: they bring a megabyte of script along. */
async function readHeap(browser: Browser, { url, body, until }: HeapPage): Promise<number> {
  const page = await browser.newPage();
  const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Budget</title><body>${body}</body></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await waitFor(session, until);
  await session.send('Performance.enable');
  const looks: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    looks.push(usedSize);
  }
  await page.close();
  return Math.min(...looks);
}

async function waitFor(session: CDPSession, selector: string): Promise<void> {
  const expression = `(function isIn(root) {
    return [...root.querySelectorAll('*')].some((node) => node.matches('${selector}') || (node.shadowRoot && isIn(node.shadowRoot)));
  })(document)`;
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${selector} never came`);
}
