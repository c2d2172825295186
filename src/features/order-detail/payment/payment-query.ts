import type { Router } from '../../../app/navigation/router.js';
import type { ElementContext } from '../../../app/context/element-context.js';

const KEY = 'payment';
const SUCCESS = 'success';
/** A base for parsing paths; its host is never read. */
const BASE = 'https://area.invalid';

/**
 * Tells whether the shopper returns from a successful payment (`payment=success`). The parameter stays in the address
 * until another screen opens: shoppers who reload the page have paid and must not be asked again.
 */
export function isBackFromPayment({ port, platform }: ElementContext): boolean {
  const router = port.getRouter();
  // In the area, the router's path counts, wherever the page keeps it.
  const url = router ? new URL(router.getPath(), BASE) : platform.address();
  return url.searchParams.get(KEY) === SUCCESS;
}

/** The path of an order's own screen. */
const SALES = /\/sales\/(?=[^/]+\/$)/;

/**
 * Returns the address to which the provider sends the shopper after the payment: this page, marked as paid. A guest has
 * to prove the order again, so they return to the lookup's detail path, which remembers the lookup data meanwhile.
 */
export function toReturnUrl(context: ElementContext): string {
  const url = context.platform.address();
  const router = context.port.getRouter();
  if (router && context.settings.getState().configuration.routing === 'hash') {
    const path = new URL(router.getPath(), BASE);
    path.searchParams.set(KEY, SUCCESS);
    url.hash = toVisitorPath(router, path.pathname) + path.search;
    return url.href;
  }
  url.hash = '';
  if (router) url.pathname = toVisitorPath(router, url.pathname);
  url.searchParams.set(KEY, SUCCESS);
  return url.href;
}

function toVisitorPath({ identity }: Router, path: string): string {
  const state = identity.getState();
  const isMember = state.status === 'known' && state.who === 'member';
  return isMember ? path : path.replace(SALES, '/details/');
}
