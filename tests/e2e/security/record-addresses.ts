import type { Page } from '@playwright/test';

/** The attributes whose address a browser can follow. */
const ATTRIBUTES = ['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcdoc'];

export interface AddressRecord {
  /** Every address that was ever in the page, including shadow roots, as written. */
  readonly written: ReadonlySet<string>;
  /** Every address requested by the page, or by a page that it opened. */
  readonly requested: readonly string[];
  /** Every address that the page navigated to. */
  readonly visited: readonly string[];
}

/** Records all addresses of a page, however briefly they appear. Call it before the page is opened. */
export async function recordAddresses(page: Page): Promise<AddressRecord> {
  const written = new Set<string>();
  const requested: string[] = [];
  const visited: string[] = [];
  await page.exposeFunction('reportAddress', (address: string) => written.add(address));
  page.context().on('request', (request) => requested.push(request.url()));
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.addInitScript((names) => {
    const { reportAddress } = window as unknown as { reportAddress(address: string): void };
    const seen = new Set<string>();
    const note = (element: Element): void => {
      for (const name of names) {
        const address = element.getAttribute(name);
        if (address === null || seen.has(address)) continue;
        seen.add(address);
        reportAddress(address);
      }
    };
    const noteTree = (node: Node): void => {
      if (!(node instanceof Element)) return;
      for (const element of [node, ...node.querySelectorAll('*')]) note(element);
    };
    const watchRoot = (root: Node): void =>
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) {
          if (target instanceof Element) note(target);
          addedNodes.forEach(noteTree);
        }
      }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: names });
    watchRoot(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function attach(init) {
      const root = attachShadow.call(this, init);
      watchRoot(root);
      return root;
    };
  }, ATTRIBUTES);
  return { written, requested, visited };
}

/**
 * The addresses that may be followed, as the browser parses them: https, or http on the shopper's own machine, without credentials.
 * Independent of our own check, which this verifies; and not in Node, which parses some hosts differently.
 */
export async function listFollowable(page: Page, urls: readonly string[]): Promise<string[]> {
  return (await judge(page, urls)).flatMap(({ href }) => href ?? []);
}

/** The forbidden addresses of a record. */
export async function listRefused(page: Page, { written, requested, visited }: AddressRecord): Promise<string[]> {
  const all = [...written, ...requested, ...visited];
  return (await judge(page, all)).flatMap(({ address, href }) => (href === undefined ? [address] : []));
}

interface Judgement {
  readonly address: string;
  /** The parsed address; absent if it must not be followed. */
  readonly href?: string;
}

/** Passes addresses as JSON, because lone surrogates would get lost otherwise. */
async function judge(page: Page, addresses: readonly string[]): Promise<Judgement[]> {
  const json = await page.evaluate((given) => {
    const judged = (JSON.parse(given) as string[]).map((address) => {
      if (address === '' || !URL.canParse(address, location.href)) return { address };
      const { protocol, hostname, username, password, href } = new URL(address, location.href);
      const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
      return username + password === '' && (protocol === 'https:' || isLocal) ? { address, href } : { address };
    });
    return JSON.stringify(judged);
  }, JSON.stringify(addresses));
  return JSON.parse(json) as Judgement[];
}
