import pLimit from 'p-limit';
import { TokenRefused, type Shopper } from '../engine.js';

export interface MedusaSettings {
  readonly url: string;
  /** The key that opens the routes of the extension. */
  readonly key: string;
  readonly publishableKey: string;
  readonly timeoutMs: number;
  /** The most requests that Medusa receives at a time. */
  readonly concurrency: number;
}

interface MedusaRequest {
  readonly path: string;
  /** Absent for requests that concern no account. */
  readonly shopper?: Shopper;
  readonly body?: object;
}

export interface MedusaAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type MedusaClient = (request: MedusaRequest) => Promise<MedusaAnswer>;

/** The statuses of expected answers. Any other is a failure of the engine. */
const EXPECTED = [200, 201, 400, 404, 409];

/**
 * Creates a client that sends a limited number of requests at a time and queues the others: more would only slow each of them down until
 * all fail. The time limit of a request begins when it is sent.
 */
export function createMedusaClient({ url, key, publishableKey, ...limits }: MedusaSettings): MedusaClient {
  const takeTurn = pLimit(limits.concurrency);
  const send: MedusaClient = async ({ path, shopper, body }) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(shopper && toProof(shopper)),
        ...(path.startsWith('/store/') ? { 'x-publishable-api-key': publishableKey } : { 'x-orders-area-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: toSignal(limits.timeoutMs, body ? undefined : shopper?.signal),
    });
    if (answer.status === 401) throw new TokenRefused();
    // Do not name the path or the body, which may contain personal data.
    if (!EXPECTED.includes(answer.status)) throw new Error(`Medusa answered ${answer.status}.`);
    return { status: answer.status, body: await answer.json() };
  };
  return (request) => takeTurn(send, request);
}

function toProof(shopper: Shopper): Readonly<Record<string, string>> {
  if ('token' in shopper) return { authorization: `Bearer ${shopper.token}` };
  return { 'x-orders-area-email': encodeURIComponent(shopper.email) };
}

/** A read is aborted when the caller leaves. A write is not, because it would be uncertain whether it was carried out. */
function toSignal(timeoutMs: number, caller: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return caller ? AbortSignal.any([timeout, caller]) : timeout;
}
