import type { SandboxContext } from '../http/sandbox-env.js';
import type { FaultAct } from './fault.js';

/** Time for the first half of the body to reach the page before the connection breaks. */
const HALF_SENT_MS = 30;

/** Waits before the successful answer; stops waiting if the page has disconnected. */
export function delay(ms: number): FaultAct {
  return async (run, { c }) => {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      c.env?.outgoing?.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    return run();
  };
}

/** Breaks the connection without executing the request. */
export const breakBefore: FaultAct = (_run, { c }) => breakConnection(c);

/** Executes the request, then breaks the connection: the page cannot tell. */
export const breakAfter: FaultAct = async (run, { c }) => {
  await run();
  return breakConnection(c);
};

/** Never answers; holds the connection until the page closes it. */
export const neverAnswer: FaultAct = async (_run, { c }) => {
  const { outgoing } = c.env ?? {};
  if (!outgoing) return toNeedsServer();
  await new Promise((resolve) => outgoing.once('close', resolve));
  return toAlreadySent(c);
};

/** Sends the headers and half of the body, then breaks the connection. */
export const breakInBody: FaultAct = async (run, { c }) => {
  const answer = await run();
  const body = new Uint8Array(await answer.arrayBuffer());
  const socket = c.env?.incoming?.socket;
  if (!socket) return toNeedsServer();
  const headers = new Headers(answer.headers);
  headers.set('content-length', String(body.byteLength));
  let isHalfSent = false;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isHalfSent) {
        await new Promise((resolve) => setTimeout(resolve, HALF_SENT_MS));
        socket.destroy();
        return;
      }
      isHalfSent = true;
      controller.enqueue(body.slice(0, Math.floor(body.byteLength / 2)));
    },
  });
  return new Response(stream, { status: answer.status, headers });
};

/**
 * If a kept-alive connection breaks before an answer, browsers silently resend the request on a new one, whatever its
 * method, and the page never notices. Such a break would not be the requested fault: so the connection is broken
 * without recording it, and only the resent request counts. Browsers are recognized by a header that only they send.
 */
export function willBeResent(c: SandboxContext): boolean {
  const isBrowser = c.req.header('sec-fetch-site') !== undefined;
  return isBrowser && (c.env?.incoming?.socket.bytesWritten ?? 0) > 0;
}

export function breakConnection(c: SandboxContext): Response {
  const socket = c.env?.incoming?.socket;
  if (!socket) return toNeedsServer();
  socket.resetAndDestroy();
  return toAlreadySent(c);
}

/** Tells Node's server that the answer was already sent. */
function toAlreadySent(c: SandboxContext): Response {
  c.set('isOpaque', true);
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

function toNeedsServer(): Response {
  return Response.json(
    {
      errors: [
        {
          code: 'NEEDS_SERVER',
          message: 'This fault needs a network connection, which the in-process sandbox does not have.',
        },
      ],
    },
    { status: 501 },
  );
}
