import type { Page } from '@playwright/test';
import { BANK_REFUND_TOKEN, GATEWAY_KEY, PAGE_MEMBER } from './secrets.js';

/** The page around the tags: a member site whose script sets a token, a gateway key and a user. */
export interface HostPage {
  /** The content of its main element: the page's own tag, or injected markup. */
  readonly markup: string;
  /** The origin of the foreign server. */
  readonly foreign: string;
  /** The page has no tag of its own, so its settings are defaults for every tag. */
  readonly isInjected?: boolean;
  /** No user is signed in, whatever the address says. */
  readonly isGuest?: boolean;
  /** Tags that the page loads in addition to the area. */
  readonly tags?: readonly string[];
  /** The tags are defined before the page's script configures them. */
  readonly configuresLater?: boolean;
  /** Additional page script, with access to `adapter` and `configureOrders`. */
  readonly script?: string;
}

/** A page as described by an attack, independent of the foreign server's address. */
export type HostPagePlan = Omit<HostPage, 'foreign'>;

/** The page's own tag. */
export const DEFAULT_TAG = toTag('');

/** Creates an area tag with additional attributes. */
export function toTag(attributes: string): string {
  return `<orders-area brand="Fieldhouse" guest-bank-refund ${attributes}></orders-area>`;
}

/** Pages of the member site, in any country and language. */
const MEMBER_PAGE = /^\/[a-z]{2}\/[a-z]{2}\/orders(?:\/|$)/;

/**
 * Serves the page in place of the demo's, at the next address of the member site. It has no content security policy,
 * because a policy would stop some attacks and the tags must be safe without one.
 */
export async function serveHostPage(page: Page, host: HostPage): Promise<void> {
  await page.route(
    ({ pathname }) => MEMBER_PAGE.test(pathname),
    (route) => {
      const { origin } = new URL(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: toHtml(host, origin) });
    },
    { times: 1 },
  );
}

/**
 * Creates the HTML. Script addresses include their origin, so a foreign `<base>` does not affect the page's own
 * script.
 */
function toHtml({ markup, tags = [], configuresLater, script = '', ...host }: HostPage, origin: string): string {
  const names = ['orders-area', ...tags].map((tag) => `'${tag}'`).join(', ');
  const define = `await defineOrders(${names});`;
  const speak = `configureOrders({ adapter, flags: page.flags });`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body>
    <main><h1>Shop</h1>${markup}</main>
    <script type="module">
      const { adapter: demo, page } = await import('${origin}/site/host-page.js');
      const { configureOrders, defineOrders } = await import('${origin}/orders-area/cdn/index.js');
      const adapter = ${toAdapter(host)};
      ${configuresLater ? `${define} ${WAIT_FOR_SIGNAL}` : ''}
      ${speak}
      ${script}
      ${define}
    </script></body></html>`;
}

/** Waits until the test fires `configure-now`. */
const WAIT_FOR_SIGNAL = `await new Promise((resolve) => addEventListener('configure-now', resolve, { once: true }));`;

function toAdapter({ foreign, isInjected, isGuest }: Pick<HostPage, 'foreign' | 'isInjected' | 'isGuest'>): string {
  const headers = JSON.stringify({ 'x-api-key': GATEWAY_KEY, 'x-sandbox-redirect-to': foreign });
  const member = `user: ${JSON.stringify(PAGE_MEMBER)}, getAccessToken: () => 'member-token',`;
  const guest = 'user: null, getAccessToken: () => null,';
  const shopper = isGuest ? guest : isInjected ? member : '';
  const retailer = `bankRefundToken: '${BANK_REFUND_TOKEN}', headers: { ...demo.retailer.headers, ...${headers} }`;
  return `{ ...demo, ${shopper} retailer: { ${retailer} } }`;
}
