import type { MiddlewareHandler } from 'hono';
import { toErrorBody } from '../calls/error-answer.js';
import type { SandboxEnv } from './sandbox-env.js';

/** No form can send it, and a script of another origin is asked about by a preflight first. */
export const RESET_HEADER = 'x-sandbox-reset';

/** Answers 403 to a request that some page may have had sent by a form. */
export const needResetHeader: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  if (c.req.header(RESET_HEADER) !== undefined) return next();
  const message = `Send the header ${RESET_HEADER}: 1, which no form of another page can.`;
  return c.json(toErrorBody({ code: 'HEADER_MISSING', message, field: RESET_HEADER }), 403);
};
