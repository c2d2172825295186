import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { IS_SAMPLED } from '../../support/test-run.js';
import { mapStacksOnce } from './map-stacks.js';
import { listUnsettled, type AxeFinding } from './settle-undecided.js';

mapStacksOnce();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a page under test must not do, collected from its first script on. */
export interface Watch {
  /** Reports of the content security policy, including Trusted Types. */
  readonly violations: string[];
  readonly pageErrors: string[];
  readonly consoleLines: string[];
  /** Requests to the order service, with method and headers. */
  readonly calls: { readonly method: string; readonly url: string; readonly headers: Record<string, string> }[];
}

/** Watches every flow, which fails on a policy violation or an unhandled error. */
export const test = base.extend<{ watch: Watch; partner: string }>({
  /** The partner's page on the next port: a standalone lookup. */
  partner: async ({ baseURL }, use) => use(`http://localhost:${Number(new URL(baseURL ?? '').port) + 1}/partner/`),
  watch: [
    async ({ page, context }, use) => {
      const watch: Watch = { violations: [], pageErrors: [], consoleLines: [], calls: [] };
      // Also in a second tab, and in pages that a page opens.
      await context.exposeFunction('reportViolation', (text: string) => watch.violations.push(text));
      await context.addInitScript(() => {
        // Not on the document: a page opened by another one starts with an empty document, and would not get the reports of its own.
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          // The browser shows an image in its own tab with markup whose styles the page's policy forbids.
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
      // Pending requests have no receiver any more; a page that has crashed waits for nothing.
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
      expect(watch.violations, 'violations of the content security policy').toEqual([]);
      expect(watch.pageErrors, 'unhandled errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser reports a violation in a separate task: without a wait, violations of a flow's last action would be missed. */
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
  // A page that is navigating cannot run the script any more.
  await nextTask.catch(() => undefined);
}

/** The requests to the order service so far, such as `GET /history/v1`. */
export function listCalls({ calls }: Watch): string[] {
  return calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
}

/**
 * Runs axe on the current page, with every WCAG A and AA rule up to 2.2; nothing is excluded. Returns the violations, and what axe cannot
 * decide and no other check proves.
 */
export async function listAxeViolations(page: Page): Promise<string[]> {
  // Injected through the debugger, so that the page's policy does not have to allow it. It adds `axe` to the window without a type.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations, undecided } = await page.evaluate(async (tags) => {
    const { violations, incomplete } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: tags,
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    });
    const undecided = incomplete.flatMap(({ id: rule, nodes }) =>
      nodes.map(({ html, target, any, all, none }): AxeFinding => {
        const reasons = [...any, ...all, ...none].map(
          ({ id, data }) => (data as { messageKey?: string } | null)?.messageKey ?? id,
        );
        return { rule, reasons, html, path: target.flat() };
      }),
    );
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      undecided,
    };
  }, AXE_TAGS);
  return [...violations, ...(await listUnsettled(page, undecided))];
}

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(waitForRest);
  expect(await listAxeViolations(page)).toEqual([]);
}

/** Waits for the end of all transitions: in between, colours are not the final ones. Runs in the page. */
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

/** Takes a screenshot for manual review. It is not compared, and a sampled run takes none because it would get only some of them. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (IS_SAMPLED) return;
  await page.screenshot({ path: `tests/e2e/screens/${name}.png`, fullPage: true });
}

/** Expects the page not to scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(width[0]).toBeLessThanOrEqual(width[1]);
}

/** Presses Tab until a control of this name has the focus, as a keyboard user does. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await getFocusedName(page))) return;
  }
  throw new Error(`No control named ${name} was reached with the Tab key.`);
}

/** Label or text of the focused element, including elements in shadow roots. */
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

/** Delays the responses to matching requests until the returned function is called: all of them, or those of one method. */
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
