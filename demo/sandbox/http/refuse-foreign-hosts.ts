import type { MiddlewareHandler } from 'hono';
import { toErrorBody } from '../calls/error-answer.js';
import type { SandboxEnv } from './sandbox-env.js';
import type { Trust } from './trust.js';

/** Answers 421 to a request for a host name that is not the sandbox's. */
export function refuseForeignHosts({ isTrustedHost }: Trust): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (isTrustedHost(host)) return next();
    const message = 'The sandbox answers to loopback names, and to those that its option --host names.';
    return c.json(toErrorBody({ code: 'HOST_UNTRUSTED', message }), 421);
  };
}
