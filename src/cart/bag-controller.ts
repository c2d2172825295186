import { toBagKey, type ShopItem, hasPricedItem, type Cart } from './model/cart.js';
import type { Failure, Outcome } from '../http/model/failure.js';
import { findSafeUrl } from '../http/model/safe-url.js';
import { locks } from '../platform/locks.js';
import { createBagRequests, type BagOutcome } from './store/bag-requests.js';
import type { CartAddition } from '../app/configuration/adapter.js';
import { getBag } from './shop-action.js';
import { leaveFor } from '../app/navigation/leave-for.js';
import type { Controller, ElementContext } from '../app/context/element-context.js';
import { createShopCalls, findGivenCart } from './shop-calls.js';

/** The same limit as for a write of this package. If it is exceeded, the page may still have added the item. */
const PAGE_LIMIT_MS = 60_000;

const NOT_ADDED: Failure = {
  code: 'service-request-cart-item-failure',
  retryable: false,
  call: 'request-cart-item',
};

/** Failures before anything was sent: the shopper stays and can retry. */
const UNSENT: readonly Failure['code'][] = ['offline', 'chunk-load'];

/** Buying again in one tag; the bag itself is shared by the page. */
export interface BagController extends Controller {
  /**
   * Buys an item again, unless it is in the bag already. Resolves to the outcome, or to undefined if there is nothing to show: the page
   * handled the event, its own cart opened, or the shopper is sent to the product page.
   */
  open(item: ShopItem): Promise<BagOutcome>;
}

export function createBagController(context: ElementContext): BagController {
  const calls = createShopCalls(context);

  async function open(item: ShopItem): Promise<BagOutcome> {
    const requests = context.getPageState().get('bag requests', createBagRequests);
    const bag = getBag(context);
    const key = toBagKey(item);
    const { skuId } = item;
    const isInBag = bag.entries.has(key);
    const isRequested = isInBag || requests.isPending(key);
    if (!isRequested && skuId !== undefined && !context.port.emit('orders-cart-add', { skuId, quantity: 1 }, true))
      return undefined;
    const outcome = await requests.add({ bag, key, locks, send: (signal) => sendOnce(item, signal) });
    if (!outcome || outcome.status === 'failed') return outcome;
    const isNewlyAdded = !isInBag && outcome.status === 'added' && outcome.cart !== undefined;
    return isNewlyAdded || !openPageCart(context) ? outcome : undefined;
  }

  async function sendOnce(item: ShopItem, signal: AbortSignal): Promise<BagOutcome> {
    const outcome = await requestAddition(item, signal);
    if (signal.aborted) return undefined;
    if (outcome.kind === 'found') {
      const { value: cart } = outcome;
      if (!cart) return { status: 'added' };
      return hasPricedItem(cart) ? { status: 'added', cart } : goToProductPage(context, item, NOT_ADDED);
    }
    const failure = outcome.kind === 'failed' ? outcome.failure : NOT_ADDED;
    const canWait = failure.retryAt !== undefined;
    if (!failure.isUncertain && !canWait && !UNSENT.includes(failure.code))
      return goToProductPage(context, item, failure);
    context.report(failure);
    return failure.isUncertain ? { status: 'uncertain' } : { status: 'failed', failure };
  }

  function requestAddition(item: ShopItem, signal: AbortSignal): Promise<Outcome<Cart | undefined>> {
    const { skuId, valueAddedServiceId, customisation } = item;
    if (skuId === undefined) return Promise.resolve({ kind: 'missing' });
    if (context.getAdapter()?.cart?.add) return askPage(context, toAddition(item, skuId));
    return calls.requestCartItem({ skuId, valueAddedServiceId, customisation }, signal);
  }

  return {
    open,
    refresh() {},
    dispose() {},
  };
}

/** Sends the shopper to the item's product page, if it has one, because the item cannot be bought here. */
function goToProductPage(context: ElementContext, item: ShopItem, failure: Failure): BagOutcome {
  const url = findSafeUrl(item.buyAgainUrl, context.platform.href());
  context.report(failure, url === undefined ? 'error' : 'warning');
  if (url === undefined) return { status: 'failed', failure };
  leaveFor(context, url);
  return undefined;
}

/** Calls the page's cart. Errors are not described to the shopper, because only the page knows their cause. */
async function askPage(context: ElementContext, addition: CartAddition): Promise<Outcome<Cart | undefined>> {
  const limit = new Promise<'timed-out'>(
    (resolve) => void context.platform.after(PAGE_LIMIT_MS, () => resolve('timed-out')),
  );
  try {
    const answer: unknown = await Promise.race([context.getAdapter()?.cart?.add?.(addition), limit]);
    if (answer === 'timed-out') return { kind: 'failed', failure: { ...NOT_ADDED, isUncertain: true } };
    return { kind: 'found', value: await findGivenCart(answer) };
  } catch {
    context.port.warn('adapter.cart.add() threw or rejected; the item counts as not added.');
    return { kind: 'failed', failure: NOT_ADDED };
  }
}

/** Opens the page's own cart. Returns whether it has one. */
function openPageCart({ getAdapter, port }: ElementContext): boolean {
  const cart = getAdapter()?.cart;
  if (!cart?.view) return false;
  try {
    cart.view();
    return true;
  } catch {
    port.warn('adapter.cart.view() threw; the link to the cart is shown instead.');
    return false;
  }
}

function toAddition(item: ShopItem, skuId: string): CartAddition {
  const { productId, gtin, styleColor, valueAddedServiceId, customisation } = item;
  return {
    skuId,
    quantity: 1,
    productId,
    ...(gtin !== undefined && { gtin }),
    ...(styleColor !== undefined && { styleColor }),
    ...(valueAddedServiceId !== undefined && { valueAddedServiceID: valueAddedServiceId }),
    ...(customisation !== undefined && { customizedProductReference: customisation }),
  };
}
