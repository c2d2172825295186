import type { Browser, CDPSession, Page } from 'playwright';
import { readMemory } from '../../tests/e2e/soak/read-memory.js';
import { openPage, toUrl, writeBody, type TagVisit } from './measure-visit.js';

/**
 * Turns the compilers off, so that measured pages run interpreted. Compiled code is in the same heap, and its size depends on the load of
 * the machine.
 */
export const WITHOUT_COMPILER = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** A page without a library but with a form, so that what the engine makes for any form is not counted as ours. */
const EMPTY = `<form><h2>Find your order</h2><label>Order number<input name="number"></label>
  <label>Email address<input name="email" type="email"></label><button>Find order</button></form>
  <script>document.forms[0].onsubmit = (event) => {
    event.preventDefault();
    for (const field of event.target.elements) field.ariaInvalid = !field.value;
  };</script>`;

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
  return page.context().newCDPSession(page);
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
