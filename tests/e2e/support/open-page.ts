import type { Page } from '@playwright/test';

export interface PageOptions {
  /** Path of the page, below `/shop/`. */
  readonly path: string;
  /** The element with its attributes and content. */
  readonly markup: string;
  /** A module that runs before the element's script. */
  readonly script?: string;
  /** The Trusted Types policies that the page allows in place of the reference ones. */
  readonly trustedTypes?: string;
  /** Addresses of scripts in place of the element's own, in order. */
  readonly scripts?: readonly string[];
  /** Integrity hashes of scripts, by address. */
  readonly hashes?: Readonly<Record<string, string>>;
}

/** Opens a new page around an element, under the content security policy of the demo's member site. */
export async function openPage(
  page: Page,
  { path, markup, script = '', trustedTypes, ...headers }: PageOptions,
): Promise<void> {
  const reference = await page.request.get('/us/en/orders/');
  const policy = reference.headers()['content-security-policy'] ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const [, tag = ''] = /<([a-z-]+)/.exec(markup) ?? [];
  const { scripts = [`/orders-area/cdn/${tag}.js`], hashes = {} } = headers;
  const loads = scripts.map(
    (src) => `<script type="module" nonce="${nonce}" src="${src}" integrity="${hashes[src] ?? ''}"></script>`,
  );
  const body = `<!doctype html><html lang="en"><title>Shop</title><body><main><h1>Shop</h1>${markup}</main>
    <script type="module" nonce="${nonce}">${script}</script>
    ${loads.join('')}</body></html>`;
  const header =
    trustedTypes === undefined ? policy : policy.replace(/trusted-types .*$/, `trusted-types ${trustedTypes}`);
  await page.route('**/shop/**', (route) =>
    route.fulfill({ contentType: 'text/html', body, headers: { 'content-security-policy': header } }),
  );
  await page.goto(path);
}

/** An adapter of a signed-in member, as source text for a page's script. */
export const MEMBER_ADAPTER = `{
  user: { id: 'upm-1001' },
  getAccessToken: () => 'member-token',
  service: { origin: 'https://api.shop.example' },
}`;
