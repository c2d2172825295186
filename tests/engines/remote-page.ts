import { setTimeout as sleep } from 'node:timers/promises';
import { bundlePageTools } from './bundle-page-tools.js';
import { ProxiedResponse } from './proxied-route.js';
import { RemoteLocator } from './remote-locator.js';
import type { Remote } from './remote.js';
import type { RoutingProxy } from './routing-proxy.js';

const PATIENCE_MS = 15_000;
const REST_MS = 100;

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly data?: unknown;
}

/** The part of Playwright's `Page` that the tables of surfaces and flows use, over WebDriver and the proxy. */
export class RemotePage {
  readonly _apiName = 'Page';
  #address = 'about:blank';

  readonly locator: RemoteLocator['locator'];
  readonly getByRole: RemoteLocator['getByRole'];
  readonly getByLabel: RemoteLocator['getByLabel'];
  readonly getByText: RemoteLocator['getByText'];
  readonly keyboard = {
    press: (key: string) => this.remote.press(key),
    type: (text: string) => this.remote.type(text),
  };
  readonly request = {
    get: (path: string, options?: RequestOptions) => this.#send('GET', path, options),
    post: (path: string, options?: RequestOptions) => this.#send('POST', path, options),
  };

  constructor(
    private readonly remote: Remote,
    private readonly proxy: RoutingProxy,
  ) {
    const root = new RemoteLocator({ remote, run: (expression) => this.#run(expression) }, '');
    this.locator = root.locator.bind(root);
    this.getByRole = root.getByRole.bind(root);
    this.getByLabel = root.getByLabel.bind(root);
    this.getByText = root.getByText.bind(root);
  }

  async #send(method: string, path: string, { headers, data }: RequestOptions = {}): Promise<ProxiedResponse> {
    const response = await fetch(new URL(path, this.proxy.origin), {
      method,
      headers: { ...headers, ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    return new ProxiedResponse({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  }

  async goto(path: string): Promise<void> {
    await this.remote.goto(new URL(path, this.proxy.origin).href);
    await this.#readAddress();
  }

  async reload(): Promise<void> {
    await this.remote.goto(await this.remote.url());
  }

  /** The address as it was last read; each call also starts to read it again for the next one. */
  url(): string {
    // During a navigation a page has no address to return.
    this.#readAddress().catch(() => undefined);
    return this.#address;
  }

  route(...given: Parameters<RoutingProxy['route']>): Promise<void> {
    return Promise.resolve(this.proxy.route(...given));
  }

  unroute(...given: Parameters<RoutingProxy['unroute']>): Promise<void> {
    return Promise.resolve(this.proxy.unroute(...given));
  }

  addInitScript(script: (given: never) => unknown, given?: unknown): Promise<void> {
    return Promise.resolve(this.proxy.addInitScript(`(${script.toString()})(${JSON.stringify(given) ?? ''})`));
  }

  async evaluate(body: (given: never) => unknown, given?: unknown): Promise<unknown> {
    return this.#evaluate(`(${body.toString()})(${JSON.stringify(given) ?? ''})`);
  }

  /** Reads the whole text of the page. */
  async readText(): Promise<string> {
    return String(await this.#run('ordersTools.readText(document.body)'));
  }

  async waitForURL(pattern: RegExp): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!pattern.test(await this.#readAddress())) {
      if (Date.now() > deadline) throw new Error(`The page went to ${this.#address}, not to ${String(pattern)}.`);
      await sleep(REST_MS);
    }
  }

  /** Runs an expression with the page tools; installs them first if a navigation removed them. */
  async #run(expression: string): Promise<unknown> {
    const attempt = () =>
      this.#evaluate(`(async () => 'ordersTools' in globalThis && { outcome: await ${expression} })()`) as Promise<
        false | { readonly outcome?: unknown }
      >;
    const first = await attempt();
    if (first !== false) return first.outcome;
    await this.remote.evaluate(`(() => { ${await bundlePageTools()} })()`);
    const second = await attempt();
    if (second === false) throw new Error('The page was left meanwhile.');
    return second.outcome;
  }

  /** Every answer includes the address, which saves a separate request for it. */
  async #evaluate(expression: string): Promise<unknown> {
    const answer = await this.remote.evaluate(`(async () => ({ value: await ${expression}, href: location.href }))()`);
    const { value, href } = answer as { readonly value?: unknown; readonly href: string };
    this.#address = href;
    return value;
  }

  async #readAddress(): Promise<string> {
    this.#address = await this.remote.url();
    return this.#address;
  }
}
