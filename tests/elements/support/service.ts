import type { Answer, SentRequest } from './exchange.js';
import { createMemberService } from './member.js';
import { createWireOrder } from './order.js';

/** An order service inside the page: it replaces the network, and everything above `fetch` is real. */
export interface Service {
  readonly requests: readonly SentRequest[];
  /** Sets the answers from now on. */
  answer(decide: (request: SentRequest) => Answer): void;
  /** Handles requests to these paths, too, which otherwise are files that the tests' server lacks. */
  take(paths: RegExp): void;
  /** Holds answers until the returned function is called. */
  hold(): () => void;
  readonly aborted: number;
  /** Files of the package that are still loading from the tests' server. */
  readonly loading: number;
  restore(): void;
}

/** The service's one order, and the two contacts that open it. */
export const KNOWN = { orderNumber: 'US10000001', email: 'guest@example.com', phoneNumber: '5035550100' } as const;

const CALLS =
  /^\/(?:summary|order_mgmt|history|partner_history|identity|payment|orders\/return_labels|store\/pickup_interactions)\//;
const MISS: Answer = { status: 404, json: { error: 'not found' } };

/** A member's three orders, the last of which a guest can look up, too. */
const answerMember = createMemberService(
  ['US10000003', 'US10000002', KNOWN.orderNumber].map((orderNumber) => createWireOrder(orderNumber)),
);

/** An unknown order, a wrong e-mail and a wrong phone have the same answer. */
function answerAsService(request: SentRequest): Answer {
  const { path, headers, body } = request;
  if (path.startsWith('/history/')) return answerMember(request);
  const { orderNumber, phoneNumber } = (body ?? {}) as Partial<typeof KNOWN>;
  if (path === '/order_mgmt/guest_credentials/v1') {
    const isKnown = orderNumber === KNOWN.orderNumber && phoneNumber?.endsWith(KNOWN.phoneNumber) === true;
    return isKnown ? { status: 200, json: { valid: true } } : MISS;
  }
  const isEmail = headers['x-guest-email'] === encodeURIComponent(KNOWN.email);
  const isPhone = headers['x-guest-phone']?.endsWith(KNOWN.phoneNumber) === true;
  const isKnown = path === `/summary/v1/${KNOWN.orderNumber}` && (isEmail || isPhone);
  return isKnown ? { status: 200, json: createWireOrder() } : MISS;
}

export function installService(page: Window = window): Service {
  const realFetch = page.fetch;
  const requests: SentRequest[] = [];
  let decide: (request: SentRequest) => Answer = answerAsService;
  let taken: RegExp | undefined;
  let gate: Promise<void> = Promise.resolve();
  let aborted = 0;
  let loading = 0;

  const load: typeof fetch = async (input, init) => {
    loading += 1;
    try {
      const response = await realFetch.call(page, input, init);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      loading -= 1;
    }
  };

  page.fetch = async (input, init = {}) => {
    const url = new URL(toAddress(input), page.location.href);
    if (!CALLS.test(url.pathname) && !taken?.test(url.pathname)) return load(input, init);
    const request = toSentRequest(url, init);
    requests.push(request);
    await Promise.race([gate, rejectOnAbort(init.signal, () => (aborted += 1))]);
    const { status, json, headers } = decide(request);
    return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json', ...headers } });
  };

  return {
    requests,
    get aborted() {
      return aborted;
    },
    get loading() {
      return loading;
    },
    answer: (next) => (decide = next),
    take: (paths) => (taken = paths),
    hold() {
      let open = (): void => {};
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
    restore: () => (page.fetch = realFetch),
  };
}

function toAddress(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

function toSentRequest(url: URL, { method = 'GET', headers, body }: RequestInit): SentRequest {
  return {
    method,
    path: url.pathname,
    query: url.search,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
  };
}

function rejectOnAbort(signal: AbortSignal | null | undefined, onAbort: () => void): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      onAbort();
      reject(signal.reason as Error);
    });
  });
}
