import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openOwnPage } from '../e2e/support/own-page.js';

/** How a surface is looked at. */
export interface View {
  /** Tag of the wording; `ar-XB` is English read from right to left. */
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
}

/** Something a shopper can have before them: a screen or a dialog in one of its states. */
export interface Surface {
  /** Names its picture, and what a failing matrix says. */
  readonly name: string;
  /** The tag that draws it. */
  readonly tag: string;
  /** The route of the area it belongs to; absent for tags that no route names, and where the tag stands alone. */
  readonly route?: string;
  /** What of it the shopper sees; each tag has rows for the states of its screens. */
  readonly state: 'ready' | 'empty' | 'loading' | 'error' | 'nobody' | 'dialog' | 'notice';
  /** Opens a page with it, and gives it back once it has settled. */
  open(page: Page, view?: View): Promise<void>;
}

export interface AreaAddress extends View {
  /** Below `/{country}/{locale}/orders`. */
  readonly path: string;
  readonly as?: string;
  readonly fault?: string;
  readonly country?: string;
  /** Of the sandbox; one of its own where nothing is said. */
  readonly world?: string;
  /** More of the page's query. */
  readonly query?: string;
}

/** Opens the member site, with a sandbox of its own: whatever is done there, no other page sees it. */
export async function openArea(page: Page, address: AreaAddress): Promise<void> {
  const { path, as = 'member', fault, country = 'us', locale = 'en', theme = 'light', query = '' } = address;
  const { world = randomUUID() } = address;
  const settings = new URLSearchParams({ as, theme, world, ...(fault !== undefined && { fault }) });
  await page.goto(`/${country}/${locale}/orders${path}?${settings.toString()}${query}`);
}

interface LoneTag extends View {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Text of the adapter's members, for the page's script. */
  readonly adapter?: string;
  /** E-mail address by which a guest proves the order. */
  readonly email?: string;
  readonly fault?: string;
}

/** Opens a page of somebody else with one tag on it. */
export async function openAlone(page: Page, lone: LoneTag): Promise<void> {
  const { tag, attributes = {}, adapter = '', email, fault, locale = 'en', theme = 'light' } = lone;
  const headers = { 'x-sandbox-world': randomUUID(), ...(fault !== undefined && { 'x-sandbox-fault': fault }) };
  const markup = Object.entries({ locale, theme, ...attributes }).map(([name, value]) => ` ${name}="${value}"`);
  await openOwnPage(page, {
    path: '/shop/page',
    markup: `<${tag}${markup.join('')}></${tag}>`,
    script: `document.documentElement.style.colorScheme = '${theme}';
      Object.assign(document.querySelector('${tag}'), {
        adapter: { ${adapter} retailer: { headers: ${JSON.stringify(headers)} } },
        ${email === undefined ? '' : `contact: { email: ${JSON.stringify(email)} },`}
      });`,
  });
}

/** Members of an adapter, as text for `openAlone`. */
export const AS_MEMBER = `user: { id: 'upm-1001' }, getAccessToken: () => 'member-token',`;

/** Waits until something of the surface is on show. */
export async function isShown(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
}
