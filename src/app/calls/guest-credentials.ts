import type { CallContext } from '../../http/call-context.js';
import type { Scope } from '../context/scope.js';

const told = new WeakSet<Scope>();

/**
 * How a guest's contact travels. On a shared device it never stands in an address: the browser lists the addresses of requests to every
 * script (resource timing), also after the session has ended. The page is told once.
 */
export function findGuestCredentials(scope: Scope): CallContext['guestCredentials'] {
  // Only the word itself puts a contact into addresses; a slip of the pen does not.
  if (scope.getAdapter()?.retailer?.guestCredentials !== 'filter') return 'header';
  if (!scope.settings.getState().configuration.kiosk) return 'filter';
  if (!told.has(scope)) {
    told.add(scope);
    scope.port.warn('retailer.guestCredentials: "filter" is not used with kiosk; contacts go in headers.');
  }
  return 'header';
}
