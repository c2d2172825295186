import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './sandbox-env.js';

const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'x-visitor-id',
  'x-guest-email',
  'x-guest-phone',
  'x-sandbox-fault',
  'x-sandbox-world',
] as const;

const EXPOSED_HEADERS = ['Location', 'Retry-After', 'Date'] as const;

const ALLOWED_METHODS = 'GET, POST, PUT, OPTIONS';

/**
 * What lets a page of another origin use the service. The origin is echoed, because `*` is not allowed beside credentials. The
 * sandbox trusts every origin; a real service keeps a list (docs/backend.md).
 */
export function cors(): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (isPreflight) c.res = new Response(null, { status: 204 });
    else await next();
    if (c.get('isOpaque')) return;
    c.header('Vary', 'Origin', { append: true });
    if (origin === undefined) return;
    c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Allow-Credentials', 'true');
    if (!isPreflight) {
      c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(', '));
      return;
    }
    c.header('Access-Control-Allow-Headers', ALLOWED_HEADERS.join(', '));
    c.header('Access-Control-Allow-Methods', ALLOWED_METHODS);
    c.header('Access-Control-Max-Age', '600');
  };
}
