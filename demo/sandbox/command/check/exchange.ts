/** A request as it is sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back: an answer, or the reason why there is none. The reason contains nothing that the service sent. */
export type Exchange = { readonly ms: number } & (
  | { readonly status: number; readonly headers: Headers; readonly body: Uint8Array }
  | { readonly problem: string }
);

export interface Limits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Sends one request, and waits no longer and reads no more than the limits allow. Redirects are not followed. Never rejects. */
export async function exchange({ url, ...init }: SentRequest, limits: Limits): Promise<Exchange> {
  const start = performance.now();
  const toResult = <Result>(result: Result) => ({ ...result, ms: Math.round(performance.now() - start) });
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limits.timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: abort.signal });
    const body = await readBody(response, limits.maxBytes);
    if (body === undefined) return toResult({ problem: `its body is larger than ${limits.maxBytes / 2 ** 20} MiB` });
    return toResult({ status: response.status, headers: response.headers, body });
  } catch (error) {
    const seconds = limits.timeoutMs / 1000;
    return toResult({ problem: abort.signal.aborted ? `no answer within ${seconds} s` : describeFailure(error) });
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** The body; undefined if it is too large. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Only the code of an error: its message may contain the address. */
function describeFailure(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z][A-Z0-9_]+$/.test(code)
    ? `no answer: the connection failed (${code})`
    : 'no answer: the connection failed';
}
