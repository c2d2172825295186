import { sandboxCalls } from './calls/sandbox-calls.js';

const ROUTES = sandboxCalls.map(({ contract }) => ({
  method: contract.method,
  pattern: new RegExp(`^${contract.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Tells whether the sandbox answers a request. A server with pages must ask this first, because one path of the
 * contract is below the prefix of the pages. A preflight is the sandbox's if the announced request is.
 */
export function isSandboxRequest(method: string, pathname: string): boolean {
  if (pathname.startsWith('/sandbox/')) return true;
  return ROUTES.some((route) => route.pattern.test(pathname) && (method === 'OPTIONS' || route.method === method));
}
