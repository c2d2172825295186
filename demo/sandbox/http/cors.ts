import type { MiddlewareHandler } from 'hono';
import { toErrorBody } from '../calls/error-answer.js';
import { FAULT_HEADER } from '../faults/fault-header.js';
import { REDIRECT_HEADER } from '../faults/redirect-faults.js';
import { WORLD_HEADER } from '../store/worlds.js';
import { RESET_HEADER } from './reset-header.js';
import type { SandboxContext, SandboxEnv } from './sandbox-env.js';
import type { Trust } from './trust.js';

const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'x-visitor-id',
  'x-guest-email',
  'x-guest-phone',
  'x-guest-token',
  'idempotency-key',
  FAULT_HEADER,
  RESET_HEADER,
  WORLD_HEADER,
  REDIRECT_HEADER,
] as const;

const EXPOSED_HEADERS = ['Location', 'Retry-After', 'Date'] as const;

const ALLOWED_METHODS = 'GET, POST, PUT, OPTIONS';

/**
 * Allows pages of other origins to use the service. Echoes the origin, because credentials do not allow `*`. A page of
 * an untrusted origin is refused before anything is executed, and without headers that would let it read the answer.
 */
export function cors(trust: Trust): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (origin !== undefined && !isTrusted(origin, c, trust)) return refuseOrigin(c);
    if (isPreflight) c.res = new Response(null, { status: 204 });
    else await next();
    if (c.get('isOpaque')) return undefined;
    c.header('Vary', 'Origin', { append: true });
    if (origin === undefined) return undefined;
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Allow-Credentials', 'true');
    if (!isPreflight) {
      c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(', '));
      return undefined;
    }
    c.header('Access-Control-Allow-Headers', ALLOWED_HEADERS.join(', '));
    c.header('Access-Control-Allow-Methods', ALLOWED_METHODS);
    c.header('Access-Control-Max-Age', '600');
    return undefined;
  };
}

/**
 * Any page can create a frame with the origin `null`: if that origin is trusted, it may send calls, but not use the
 * sandbox's own paths.
 */
function isTrusted(origin: string, c: SandboxContext, { isTrustedOrigin }: Trust): boolean {
  return isTrustedOrigin(origin) && !(origin === 'null' && c.req.path.startsWith('/sandbox/'));
}

function refuseOrigin(c: SandboxContext): Response {
  const message =
    'The sandbox answers pages on loopback addresses, and those of origins that its option --origin names.';
  return c.json(toErrorBody({ code: 'ORIGIN_UNTRUSTED', message }), 403, { Vary: 'Origin' });
}
