import type { OrdersUser } from '../configuration/adapter.js';
import { isTrusted } from '../configuration/service-address.js';
import type { Scope } from '../context/scope.js';

/** What the page says of its user, to be sent; absent where the tag's calls go to an origin that the page does not trust. */
export function findPageUser(scope: Scope): OrdersUser | undefined {
  return isTrusted(scope) ? (scope.getWholeAdapter()?.user ?? undefined) : undefined;
}
