import type { MiddlewareHandler } from 'hono';
import { toErrorBody } from '../calls/error-answer.js';
import type { SandboxEnv } from './sandbox-env.js';

/** Forms cannot send it, and scripts of other origins need a preflight first. */
export const RESET_HEADER = 'x-sandbox-reset';

/** Answers 403 to a request that a form of another page might have sent. */
export const needResetHeader: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  if (c.req.header(RESET_HEADER) !== undefined) return next();
  const message = `Send the header ${RESET_HEADER}: 1, which no form of another page can.`;
  return c.json(toErrorBody({ code: 'HEADER_MISSING', message, field: RESET_HEADER }), 403);
};
