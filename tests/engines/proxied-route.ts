/** The response that a page gets. */
export interface Fulfilment {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request through the proxy, with the part of Playwright's `Request` that tests read. */
export interface ProxiedRequest {
  readonly path: string;
  readonly sent: Readonly<Record<string, string>>;
  readonly body: Buffer;
  method(): string;
  url(): string;
  headers(): Readonly<Record<string, string>>;
  postData(): string | null;
  postDataJSON(): unknown;
}

interface FulfilOptions {
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly json?: unknown;
  readonly response?: ProxiedResponse;
}

/** A response that a test fetched in order to change it. */
export class ProxiedResponse {
  constructor(readonly fulfilment: Fulfilment) {}

  status(): number {
    return this.fulfilment.status ?? 200;
  }

  headers(): Readonly<Record<string, string>> {
    return this.fulfilment.headers ?? {};
  }

  text(): Promise<string> {
    return Promise.resolve(String(this.fulfilment.body ?? ''));
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** A request that a test handles, with the part of Playwright's `Route` that the tables of surfaces and flows use. */
export class ProxiedRoute {
  readonly outcome: Promise<Fulfilment | 'abort' | 'fallback'>;
  #decide: (outcome: Fulfilment | 'abort' | 'fallback') => void = () => undefined;

  constructor(
    private readonly sent: ProxiedRequest,
    private readonly forward: () => Promise<Fulfilment>,
  ) {
    this.outcome = new Promise((resolve) => (this.#decide = resolve));
  }

  request(): ProxiedRequest {
    return this.sent;
  }

  async fetch(): Promise<ProxiedResponse> {
    return new ProxiedResponse(await this.forward());
  }

  fulfill({ status, contentType, headers, body, json, response }: FulfilOptions): Promise<void> {
    const base = response?.fulfilment ?? {};
    const type = contentType ?? (json === undefined ? undefined : 'application/json');
    this.#decide({
      status: status ?? base.status ?? 200,
      headers: { ...(headers ?? base.headers), ...(type !== undefined && { 'content-type': type }) },
      body: json === undefined ? (body ?? base.body ?? '') : JSON.stringify(json),
    });
    return Promise.resolve();
  }

  abort(): Promise<void> {
    this.#decide('abort');
    return Promise.resolve();
  }

  async continue(): Promise<void> {
    this.#decide(await this.forward());
  }

  fallback(): Promise<void> {
    this.#decide('fallback');
    return Promise.resolve();
  }
}
