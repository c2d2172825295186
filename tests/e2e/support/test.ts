import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { IS_SAMPLED } from '../../support/test-run.js';
import { mapStacksOnce } from './map-stacks.js';

mapStacksOnce();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a page under test may not do, collected from its first script on. */
export interface Watch {
  /** Reports of the content security policy, Trusted Types among them. */
  readonly violations: string[];
  readonly pageErrors: string[];
  readonly consoleLines: string[];
  /** Addresses of requests to the order service, with what they carry. */
  readonly calls: { readonly method: string; readonly url: string; readonly headers: Record<string, string> }[];
}

/** Every flow runs with a watch, and fails when the policy was violated or something went unhandled. */
export const test = base.extend<{ watch: Watch; partner: string }>({
  /** The partner's page, on the next port: a lookup that stands alone. */
  partner: async ({ baseURL }, use) => use(`http://localhost:${Number(new URL(baseURL ?? '').port) + 1}/partner/`),
  watch: [
    async ({ page, context }, use) => {
      const watch: Watch = { violations: [], pageErrors: [], consoleLines: [], calls: [] };
      // Of the second tab, and of what a page opens, as well.
      await context.exposeFunction('reportViolation', (text: string) => watch.violations.push(text));
      await context.addInitScript(() => {
        // Not of the document: a page that another one opened begins with an empty one, and is not told again of its own.
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          // A picture in a tab of its own is shown in markup of the browser's, with styles that the page's policy forbids.
          if (document.contentType.startsWith('image/') && violatedDirective === 'style-src-attr') return;
          (window as unknown as { reportViolation(text: string): void }).reportViolation(
            `${violatedDirective} ${blockedURI} ${sample}`,
          );
        });
      });
      context.on('weberror', (failed) => watch.pageErrors.push(String(failed.error().stack ?? failed.error())));
      page.on('console', (line) => watch.consoleLines.push(line.text()));
      page.on('request', (request) => {
        if (!/\/(?:history|summary|order_mgmt|store)\//.test(request.url()) || request.method() === 'OPTIONS') return;
        watch.calls.push({ method: request.method(), url: request.url(), headers: request.headers() });
      });
      await use(watch);
      await Promise.all(context.pages().map(letReportsArrive));
      // What is still on its way has nobody who waits for it; a page that has crashed waits for nothing.
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
      expect(watch.violations, 'violations of the content security policy').toEqual([]);
      expect(watch.pageErrors, 'errors that nobody handled').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser reports a violation in a task of its own: without a wait, the last thing that a flow does would go unheard. */
async function letReportsArrive(page: Page): Promise<void> {
  if (page.isClosed()) return;
  // Not a timer: tests stop the page's clock.
  const nextTask = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      }),
  );
  // A page that is on its way to another address has nobody left who could tell.
  await nextTask.catch(() => undefined);
}

/** What was asked of the order service so far: `GET /history/v1`. */
export function listCalls({ calls }: Watch): string[] {
  return calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
}

/** Runs axe on the page as it stands, with every WCAG A and AA rule to 2.2; nothing is excluded. Gives what it complains of. */
export async function listAxeViolations(page: Page): Promise<string[]> {
  // Through the debugger, past the page's own policy: the page itself must not have to allow it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: tags,
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, AXE_TAGS);
}

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(waitForRest);
  expect(await listAxeViolations(page)).toEqual([]);
}

/** Until whatever comes in has come all the way: halfway, its colours are none of ours. Runs in the page. */
async function waitForRest(): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  const ending = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/** A picture for somebody to look at; not compared with anything, and not taken where but a part of them would be. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (IS_SAMPLED) return;
  await page.screenshot({ path: `tests/e2e/screens/${name}.png`, fullPage: true });
}

/** Nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBeLessThanOrEqual(width[1]);
}

/** Presses Tab until a control of this name has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await getFocusedName(page))) return;
  }
  throw new Error(`No control named ${name} was reached with the Tab key.`);
}

/** Label or text of what has the focus, inside shadow roots too. */
export function getFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    if (node instanceof HTMLInputElement) return node.labels?.[0]?.textContent ?? '';
    return node?.textContent ?? '';
  });
}

/** Addresses of a guest lookup on the member site. */
export const LOOKUP = '/us/en/orders/details/';
export const GUEST_EMAIL = 'guest@example.com';

export async function lookUp(page: Page, orderNumber: string, email = GUEST_EMAIL): Promise<void> {
  await page.locator('input[name=orderNumber]').fill(orderNumber);
  await page.locator('input[name=email]').fill(email);
  await page.locator('button[type=submit].is-primary').click();
}

/** Keeps the answers to matching requests back until it is called: all of them, or those of one method. */
export async function holdBack(page: Page, url: string | RegExp, method?: 'POST'): Promise<() => void> {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    await gate;
    await route.continue();
  });
  return letGo;
}
