import type { OrdersUser } from '../configuration/adapter.js';
import { isTrusted } from '../configuration/service-address.js';
import type { ElementContext } from '../context/element-context.js';

/** What the page says of its user, to be sent; absent where the tag's calls go to an origin that the page does not trust. */
export function findPageUser(context: ElementContext): OrdersUser | undefined {
  return isTrusted(context) ? (context.getWholeAdapter()?.user ?? undefined) : undefined;
}
