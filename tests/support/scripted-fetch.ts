import type { FakeClock } from './fake-clock.js';

/** A request as it was sent. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly init: RequestInit;
  /** When it was sent. */
  readonly at: number;
  readonly clock: FakeClock;
}

/** The network's reaction to one request. */
export type Reply = (request: SentRequest) => Promise<Response>;

export interface ScriptedFetch {
  readonly requests: readonly SentRequest[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** One reply for each request; the last one repeats. */
  script(...replies: readonly [Reply, ...Reply[]]): void;
}

export function createScriptedFetch(clock: FakeClock): ScriptedFetch {
  const requests: SentRequest[] = [];
  let replies: readonly Reply[] = [];
  let given = 0;

  return {
    requests,
    script(...next) {
      replies = next;
      given = 0;
    },
    fetch(url, init) {
      const request = {
        url,
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : undefined,
        init,
        at: clock.now(),
        clock,
      };
      requests.push(request);
      const reply = replies[Math.min(given, replies.length - 1)];
      given += 1;
      if (!reply) throw new Error(`No reply was scripted for ${url}`);
      const sent = reply(request);
      return rejectOnAbort(DATA_FILE.test(url) ? nameDataFile(sent, url) : sent, init.signal ?? undefined);
    },
  };
}

const DATA_FILE = /\/data\/(.+)-[^-]+\.json$/;

/** A data file contains its name. A test's replacement gets the name too, unless it sets another. */
async function nameDataFile(sent: Promise<Response>, url: string): Promise<Response> {
  const response = await sent;
  const content: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!response.ok || typeof content !== 'object' || content === null) return response;
  return new Response(JSON.stringify({ '@file': DATA_FILE.exec(url)?.[1], ...content }));
}

/** Like a browser's fetch: an abort rejects at once. */
function rejectOnAbort(reply: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  if (!signal || deafReplies.has(reply)) return reply;
  const aborted = new Promise<never>((_, reject) => {
    const handleAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) handleAbort();
    else signal.addEventListener('abort', handleAbort, { once: true });
  });
  return Promise.race([reply, aborted]);
}

const deafReplies = new WeakSet<Promise<Response>>();

/** A reply that ignores an abort, like a page's wrapper around fetch that drops the signal. */
export function ignoringAbort(reply: Reply): Reply {
  return (request) => {
    const promise = reply(request);
    deafReplies.add(promise);
    return promise;
  };
}

/** An answer; an object becomes JSON. */
export function answer(status: number, body: unknown = null, headers: Record<string, string> = {}): Reply {
  const text = typeof body === 'string' || body === null ? body : JSON.stringify(body);
  return () => Promise.resolve(new Response(text, { status, headers }));
}

/** The file of the markets without any rule, for tests that need none. */
export const NO_RULES = answer(200, { default: {} });

/** Never answers. */
export const silence: Reply = () => new Promise(() => {});

/** What a browser reports for a connection that was refused, reset or blocked by CORS: always the same. */
export const networkError: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** The connection breaks after a part of the body. */
export const brokenBody: Reply = () => {
  const start = new TextEncoder().encode('{"orderNumber":"US1000');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(start),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return Promise.resolve(new Response(body, { status: 200 }));
};

/** A slow reply. */
export function slow(ms: number, reply: Reply): Reply {
  return (request) =>
    new Promise((resolve, reject) => {
      request.clock.happen(ms, () => void reply(request).then(resolve, reject));
    });
}
