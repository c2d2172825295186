import type { Browser, CDPSession, Page } from 'playwright';
import { openPage, toUrl, writeBody, type TagVisit } from './measure-visit.js';

/** Memory of a page after garbage collection. */
export interface Memory {
  /** Bytes of the script's heap. */
  readonly heap: number;
  readonly nodes: number;
}

/** Compiled code varies with how busy the machine is, and lies in the same heap. Measured pages run interpreted. */
export const WITHOUT_COMPILER = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** A page without a library but with a form, so that what the engine makes for any form is not counted as ours. */
const EMPTY = `<form><h2>Find your order</h2><label>Order number<input name="number"></label>
  <label>Email address<input name="email" type="email"></label><button>Find order</button></form>
  <script>document.forms[0].onsubmit = (event) => {
    event.preventDefault();
    for (const field of event.target.elements) field.ariaInvalid = !field.value;
  };</script>`;
/** An object that waits for its turn may be gone at the next measurement. */
const MEASUREMENTS = 4;

/** Bytes of the script's heap that a page with one tag in use holds above an empty page. */
export async function measureHeap(browser: Browser, visit: TagVisit, origin: string): Promise<number> {
  const url = toUrl(visit, origin);
  const readHeap = async (body: string, until: string): Promise<number> => {
    const page = await browser.newPage();
    const session = await openMeasuredPage(page, { url, body });
    await evaluate(session, waitFor(until));
    const { heap } = await readMemory(session);
    await page.close();
    return heap;
  };
  const empty = await readHeap(EMPTY, 'form');
  return (await readHeap(writeBody(visit), visit.until ?? 'form')) - empty;
}

/** Opens a page that may only be read by `evaluate`: Playwright's own functions load a megabyte of script into it. */
export async function openMeasuredPage(
  page: Page,
  content: { readonly url: string; readonly body: string },
): Promise<CDPSession> {
  await openPage(page, content);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

export async function readMemory(session: CDPSession): Promise<Memory> {
  const measured: Memory[] = [];
  for (let count = 0; count < MEASUREMENTS; count += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { metrics } = await session.send('Performance.getMetrics');
    measured.push({ heap: usedSize, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? NaN });
  }
  return {
    heap: Math.min(...measured.map(({ heap }) => heap)),
    nodes: Math.min(...measured.map(({ nodes }) => nodes)),
  };
}

export async function evaluate(session: CDPSession, expression: string): Promise<void> {
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}

/** Waits up to 20 s for an element, in shadow roots too. */
function waitFor(selector: string): string {
  return `(async () => {
    const isIn = (root) => [...root.querySelectorAll('*')].some(
      (node) => node.matches('${selector}') || (node.shadowRoot && isIn(node.shadowRoot)),
    );
    for (let count = 0; !isIn(document); count += 1) {
      if (count === 400) throw new Error('There is no ${selector}.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })()`;
}
