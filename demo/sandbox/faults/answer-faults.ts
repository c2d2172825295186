import { NO_SUCH_ORDER, PROOF_REQUIRED, toErrorBody } from '../calls/error-answer.js';
import type { FaultAct } from './fault.js';

const LOGIN_PAGE =
  '<!doctype html><title>Sign in</title><h1>Sign in</h1><form method="post"><label>Password <input type="password"></label></form>';

const GATEWAY_PAGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

interface StatusOptions {
  readonly retryAfter?: string;
  readonly isOpaque?: boolean;
}

/** Answers with a status and the contract's error body, without executing the request. */
export function refuse(status: number, { retryAfter, isOpaque = false }: StatusOptions = {}): FaultAct {
  return (_run, { c }) => {
    c.set('isOpaque', isOpaque);
    const body =
      status === 404 ? NO_SUCH_ORDER.body : toErrorBody({ code: 'SANDBOX_FAULT', message: `Status ${status}.` });
    return Response.json(body, { status, headers: { ...(retryAfter !== undefined && { 'Retry-After': retryAfter }) } });
  };
}

/** Refuses a guest who has not proved by a code who they are. Any token counts. */
export const requireProof: FaultAct = (run, { c }) =>
  c.req.header('x-guest-token') === undefined ? Response.json(PROOF_REQUIRED.body, { status: 403 }) : run();

/** Executes the request, then answers as if it had failed: the page cannot tell. */
export function failAfter(status: number, options: StatusOptions = {}): FaultAct {
  return async (run, scene) => {
    await run();
    return refuse(status, options)(run, scene);
  };
}

/** Answers with an HTML page instead of JSON. */
export function answerHtml(status: number): FaultAct {
  const page = status === 200 ? LOGIN_PAGE : GATEWAY_PAGE;
  return () => new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Answers successfully, but without the body. */
export function answerNothing(status: 200 | 204): FaultAct {
  return async (run) => {
    await run();
    return new Response(null, { status, headers: { 'content-type': 'application/json' } });
  };
}

/** Answers successfully, but with truncated JSON. */
export const cutShort: FaultAct = async (run) => {
  const answer = await run();
  const text = await answer.text();
  return new Response(text.slice(0, Math.ceil(text.length * 0.6)), answer);
};
