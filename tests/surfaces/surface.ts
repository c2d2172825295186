import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openPage } from '../e2e/support/open-page.js';

/** The language and theme of a surface. */
export interface View {
  /** The language tag; `ar-XB` is English written from right to left. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
}

/** A screen or a dialog in one of its states. */
export interface Surface {
  /** The name of its picture, and the name in failure messages. */
  readonly name: string;
  /** The tag that renders it. */
  readonly tag: string;
  /** The route of the area; absent for tags without a route and for standalone tags. */
  readonly route?: string;
  /** The state that the shopper sees; each tag has rows for the states of its screens. */
  readonly state: 'ready' | 'empty' | 'loading' | 'error' | 'nobody' | 'dialog' | 'notice';
  /** Opens a page with the surface and resolves once it has settled. */
  open(page: Page, view?: View): Promise<void>;
}

export interface AreaAddress extends View {
  /** The path below `/{country}/{locale}/orders`. */
  readonly path: string;
  readonly as?: string;
  readonly fault?: string;
  readonly country?: string;
  /** The sandbox world; a new one if absent. */
  readonly world?: string;
  /** The calls of the back end; all if absent. */
  readonly calls?: readonly string[];
  /** Additional query parameters. */
  readonly query?: string;
}

/** Opens the member site with a sandbox of its own, so that other pages are not affected. */
export async function openArea(page: Page, address: AreaAddress): Promise<void> {
  const { path, as = 'member', fault, country = 'us', locale = 'en', theme = 'light', query = '' } = address;
  const { world = randomUUID(), calls } = address;
  const settings = new URLSearchParams({
    ...{ as, theme, world, ...(fault !== undefined && { fault }) },
    ...(calls && { calls: calls.join(',') }),
  });
  await page.goto(`/${country}/${locale}/orders${path}?${settings.toString()}${query}`);
}

interface LoneTag extends View {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The adapter's members, as source text for the page's script. */
  readonly adapter?: string;
  /** The email address that proves a guest's order. */
  readonly email?: string;
  readonly fault?: string;
}

/** Opens a host page with a single tag. */
export async function openAlone(page: Page, lone: LoneTag): Promise<void> {
  const { tag, attributes = {}, adapter = '', email, fault, locale = 'en', theme = 'light' } = lone;
  const headers = { 'x-sandbox-world': randomUUID(), ...(fault !== undefined && { 'x-sandbox-fault': fault }) };
  const markup = Object.entries({ locale, theme, ...attributes }).map(([name, value]) => ` ${name}="${value}"`);
  await openPage(page, {
    path: '/shop/page',
    markup: `<${tag}${markup.join('')}></${tag}>`,
    script: `document.documentElement.style.colorScheme = '${theme}';
      Object.assign(document.querySelector('${tag}'), {
        adapter: { ${adapter} retailer: { headers: ${JSON.stringify(headers)} } },
        ${email === undefined ? '' : `contact: { email: ${JSON.stringify(email)} },`}
      });`,
  });
}

/** The adapter members of a signed-in member, as source text for `openAlone`. */
export const AS_MEMBER = `user: { id: 'upm-1001' }, getAccessToken: () => 'member-token',`;

/** Waits until an element of the surface is visible. */
export async function isShown(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
}
