import type { Page } from '@playwright/test';

export interface OwnPage {
  /** Where the page is; everything below `/shop/` is. */
  readonly path: string;
  /** The tag with its attributes and what stands in it. */
  readonly markup: string;
  /** Runs before the tag's script, in a module. */
  readonly script?: string;
  /** Policies that the page allows in place of the reference ones. */
  readonly trustedTypes?: string;
  /** Addresses of scripts in place of the tag's own, in order. */
  readonly scripts?: readonly string[];
  /** What scripts are held to, by their address. */
  readonly hashes?: Readonly<Record<string, string>>;
}

/** Opens a page of its own around a tag, under the very policy that the demo's member site has. */
export async function openOwnPage(
  page: Page,
  { path, markup, script = '', trustedTypes, ...own }: OwnPage,
): Promise<void> {
  const reference = await page.request.get('/us/en/orders/');
  const policy = reference.headers()['content-security-policy'] ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const [, tag = ''] = /<([a-z-]+)/.exec(markup) ?? [];
  const { scripts = [`/orders-area/cdn/${tag}.js`], hashes = {} } = own;
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

/** An adapter of a signed-in member, as text for a page's script. */
export const MEMBER_ADAPTER = `{
  user: { id: 'upm-1001' },
  getAccessToken: () => 'member-token',
  service: { origin: 'https://api.shop.example' },
}`;
