import { sandboxCalls } from './calls/sandbox-calls.js';

const ROUTES = sandboxCalls.map(({ contract }) => ({
  method: contract.method,
  pattern: new RegExp(`^${contract.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Whether the sandbox answers a request. A server that has pages as well asks this first: one path of the contract lies under
 * the prefix of the pages. A preflight is the sandbox's when the request it announces is.
 */
export function isSandboxRequest(method: string, pathname: string): boolean {
  if (pathname.startsWith('/sandbox/')) return true;
  return ROUTES.some((route) => route.pattern.test(pathname) && (method === 'OPTIONS' || route.method === method));
}
