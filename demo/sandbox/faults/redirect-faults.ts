import type { ContractCall } from '../../../contract/contract-call.js';
import { toErrorBody } from '../calls/error-answer.js';
import type { SandboxContext } from '../http/sandbox-env.js';
import type { Fault, FaultAct } from './fault.js';

/** The request header that names the target origin of `redirect-301` to `redirect-308`. */
export const REDIRECT_HEADER = 'x-sandbox-redirect-to';

const STATUSES = [301, 302, 303, 307, 308] as const;
const DEFAULT_TARGET = 'https://elsewhere.example';

/** Replaces the id in a call's path, by the name of the path parameter. */
const OTHER_IDS: Readonly<Record<string, string>> = {
  orderNumber: 'US10000003',
  returnOrderNum: 'RT10000011',
  upmId: 'upm-1002',
  addressId: 'other-address',
  jobId: 'other-job',
  id: 'other-arrival',
};

/** Calls without an id in their path are redirected to a call that has one. */
const OTHER_ORDER_READ = `/history/v1/${OTHER_IDS['orderNumber']}?filter=country(us)&filter=language(en)`;
const OTHER_ORDER_CANCEL = `/order_mgmt/ordermods/v1/${OTHER_IDS['orderNumber']}/cancelOrder`;

/** Redirects, which the contract does not allow. The request is not executed. */
export const REDIRECT_FAULTS: readonly Fault[] = [
  ...STATUSES.map((status) => ({
    name: `redirect-${status}`,
    meaning: `A ${status} to the origin that ${REDIRECT_HEADER} names.`,
    act: redirectAbroad(status),
  })),
  {
    name: 'redirect-other-id',
    meaning: 'A 307 to another order, or another id, of the same origin.',
    act: redirectToOtherOrder,
  },
];

function redirectAbroad(status: number): FaultAct {
  return (_run, { c }) => {
    const target = c.req.header(REDIRECT_HEADER) ?? DEFAULT_TARGET;
    if (!isOrigin(target)) {
      const message = 'An origin was expected, such as http://127.0.0.1:8080.';
      return Response.json(toErrorBody({ code: 'FAULT_TARGET_INVALID', message, field: REDIRECT_HEADER }), {
        status: 400,
      });
    }
    const { pathname, search } = new URL(c.req.url);
    return redirect(status, target + pathname + search);
  };
}

/**
 * A browser that follows the redirect sends the fault header again, so the request for the other order gets the
 * successful answer.
 */
function redirectToOtherOrder(
  run: () => Promise<Response>,
  { c, call }: Parameters<FaultAct>[1],
): ReturnType<FaultAct> {
  const target = toOtherUrl(call.contract, c);
  return target === undefined ? run() : redirect(307, target);
}

/** Returns the address of the same call with another id; undefined if the request already has that id. */
function toOtherUrl({ method, path }: ContractCall, c: SandboxContext): string | undefined {
  const name = [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, parameter = '']) => parameter)
    .findLast((parameter) => Object.hasOwn(OTHER_IDS, parameter));
  if (name === undefined) return method === 'GET' ? OTHER_ORDER_READ : OTHER_ORDER_CANCEL;
  const { pathname, search } = new URL(c.req.url);
  const position = path.split('/').indexOf(`{${name}}`);
  const parts = pathname.split('/').map((part, index) => (index === position ? OTHER_IDS[name] : part));
  const target = parts.join('/');
  return target === pathname ? undefined : target + search;
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
