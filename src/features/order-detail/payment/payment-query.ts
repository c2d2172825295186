import type { Router } from '../../../app/navigation/router.js';
import type { ElementContext } from '../../../app/context/element-context.js';

const KEY = 'payment';
const SUCCESS = 'success';
/** Paths have no host; what stands in for it is never read. */
const BASE = 'https://area.invalid';

/**
 * Whether the shopper comes back from a payment that went well (`payment=success`). It stays in the address until another screen is
 * opened: whoever reloads the page has paid, and must not be asked to pay again.
 */
export function isBackFromPayment({ port, platform }: ElementContext): boolean {
  const router = port.getRouter();
  // In the area its path counts, wherever the page keeps that.
  const url = router ? new URL(router.getPath(), BASE) : platform.address();
  return url.searchParams.get(KEY) === SUCCESS;
}

/** An order's own screen, at the end of a path. */
const SALES = /\/sales\/(?=[^/]+\/$)/;

/**
 * Where the provider sends the shopper once the payment is done: this page, which then knows of it. A guest has to prove the order
 * again, at the one place that remembers meanwhile what it was asked with.
 */
export function toReturnUrl(context: ElementContext): string {
  const url = context.platform.address();
  const router = context.port.getRouter();
  if (router && context.settings.getState().configuration.routing === 'hash') {
    const path = new URL(router.getPath(), BASE);
    path.searchParams.set(KEY, SUCCESS);
    url.hash = toOwnPath(router, path.pathname) + path.search;
    return url.href;
  }
  url.hash = '';
  if (router) url.pathname = toOwnPath(router, url.pathname);
  url.searchParams.set(KEY, SUCCESS);
  return url.href;
}

function toOwnPath({ identity }: Router, path: string): string {
  const state = identity.getState();
  const isMember = state.status === 'known' && state.who === 'member';
  return isMember ? path : path.replace(SALES, '/details/');
}
