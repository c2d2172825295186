import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from './answers.js';

export interface Trust {
  /** The origins of pages that may use the gateway. */
  readonly origins: readonly string[];
  /** The names, with their ports, under which the gateway is reached. */
  readonly hosts: readonly string[];
}

const ALLOWED_HEADERS =
  'authorization, content-type, x-visitor-id, x-guest-email, x-guest-phone, x-guest-token, idempotency-key';
const EXPOSED_HEADERS = 'Location, Retry-After, Date, x-request-id';

/** Adds CORS headers for trusted pages, and refuses all others before anything is executed. */
export function protect({ origins, hosts }: Trust): MiddlewareHandler {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Origin');
    c.header('x-request-id', randomUUID());
    if (!hosts.includes(c.req.header('host') ?? '')) {
      throw new Refusal(421, { code: 'HOST_UNKNOWN', message: 'The gateway is not reached by this name.' });
    }
    const origin = c.req.header('origin');
    if (origin !== undefined && !origins.includes(origin)) {
      throw new Refusal(403, { code: 'ORIGIN_UNTRUSTED', message: 'Pages of this origin may not use the gateway.' });
    }
    if (origin !== undefined) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Allow-Credentials', 'true');
      c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    }
    if (c.req.method === 'OPTIONS') {
      c.header('Access-Control-Allow-Headers', ALLOWED_HEADERS);
      c.header('Access-Control-Allow-Methods', 'GET, POST, PUT');
      c.header('Access-Control-Max-Age', '600');
      return c.body(null, 204);
    }
    const isForm = c.req.method !== 'GET' && !/^application\/json\b/i.test(c.req.header('content-type') ?? '');
    if (isForm)
      throw new Refusal(415, { code: 'MEDIA_TYPE_UNSUPPORTED', message: 'A body has to be application/json.' });
    return next();
  };
}
