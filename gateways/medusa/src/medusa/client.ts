import pLimit from 'p-limit';
import { TokenRefused, type Shopper } from '../engine.js';

export interface MedusaSettings {
  readonly url: string;
  /** Opens the routes of the extension. */
  readonly key: string;
  readonly publishableKey: string;
  readonly timeoutMs: number;
  /** How many requests Medusa gets at a time. */
  readonly concurrency: number;
}

interface MedusaRequest {
  readonly path: string;
  /** Absent for what is of nobody's account. */
  readonly shopper?: Shopper;
  readonly body?: object;
}

export interface MedusaAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type MedusaClient = (request: MedusaRequest) => Promise<MedusaAnswer>;

/** Answers other than these are a failure of the engine. */
const EXPECTED = [200, 201, 400, 404, 409];

/**
 * Further requests wait for their turn: more at a time would only make each of them slower, until all are late. The time limit of a request
 * begins with its turn.
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
    // Neither the path nor the body, which may hold personal data.
    if (!EXPECTED.includes(answer.status)) throw new Error(`Medusa answered ${answer.status}.`);
    return { status: answer.status, body: await answer.json() };
  };
  return (request) => takeTurn(send, request);
}

function toProof(shopper: Shopper): Readonly<Record<string, string>> {
  if ('token' in shopper) return { authorization: `Bearer ${shopper.token}` };
  return { 'x-orders-area-email': encodeURIComponent(shopper.email) };
}

/** A read ends with its asker. A write goes on: whether it was carried out would depend on chance. */
function toSignal(timeoutMs: number, asker: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return asker ? AbortSignal.any([timeout, asker]) : timeout;
}
