import type { OrdersUser } from './adapter.js';
import type { Scope } from './scope.js';
import { isTrusted } from './trusted-origins.js';

/** What the page says of its user, to be sent; absent where the tag's calls go to an origin that the page does not trust. */
export function findPageUser(scope: Scope): OrdersUser | undefined {
  return isTrusted(scope) ? (scope.getWholeAdapter()?.user ?? undefined) : undefined;
}
