import { useMemo } from 'react';
import type { Order, OrderGroup } from './model/order.js';
import { findSafeUrl, type SafeUrl } from '../http/model/safe-url.js';
import type { MessageId } from '../i18n/create-intl.js';
import { findHref } from '../app/navigation/navigate.js';
import type { Destination } from '../app/navigation/destination.js';
import { useOrderUrls } from '../app/navigation/use-order-urls.js';
import { getReturnAvailability, findScheduleUrl, findReturnCountry } from './return-availability.js';
import type { ItemShop } from './use-item-shop.js';
import { useElementContext, type ElementContext } from '../app/context/element-context.js';
import { isReturnOffered } from './model/return-offer.js';
import { isShopOffered } from './model/shop-offer.js';
import { findStoreAddress } from './model/store-address.js';
import { findTrackingUrl } from './model/tracking.js';
import { isPaymentOffered } from './payment-availability.js';
import type { Address } from '../addresses/model/address.js';
import { findLinkBelow, isReviewRequested } from '../app/navigation/lazy-links.js';
import { canBuyAgain, canShopSimilar, type ShopAction } from '../cart/shop-action.js';
import { CANCEL_CALLS } from './model/cancellation.js';

/** An action in the form that a card expects. */
interface LinkAction {
  readonly label: MessageId;
  readonly isMain?: boolean | undefined;
  readonly address?: Address;
  readonly href?: SafeUrl;
  readonly onGo?: () => void;
  readonly isBusy?: boolean;
  readonly failure?: MessageId;
}

/** The links and actions of an order's card: its own screen, and the actions of its groups. */
export function useCardLinks(order: Order, go: (destination: Destination) => void, shop: ItemShop) {
  const context = useElementContext();
  const urls = useOrderUrls();
  return useMemo(() => {
    const orderScreen: Destination = { route: 'salesDetail', orderNumber: order.orderNumber };
    return {
      ...urls,
      href: findHref(context, orderScreen),
      onOpen: () => go(orderScreen),
      listActions: (group: OrderGroup) =>
        listCardActions(context, order, group).flatMap((action): LinkAction[] => {
          if ('href' in action) return [action];
          if ('item' in action) return [shop.getButton(action)];
          const { destination, ...link } = action;
          const href = findHref(context, destination);
          return href === undefined ? [] : [{ ...link, href, onGo: () => go(destination) }];
        }),
    };
  }, [context, urls, order, go, shop]);
}

/** An action on a group's card: on another screen, on another site, or in the shop. */
type CardAction =
  | {
      readonly label: 'order.payNow' | 'order.directions' | 'order.return' | 'order.viewReturn' | 'order.cancel';
      readonly destination: Destination;
      readonly address?: Address;
      readonly isMain?: boolean;
    }
  | { readonly label: AwayLabel; readonly href: SafeUrl; readonly isMain?: boolean }
  | ShopAction;

type PlainAction = Exclude<CardAction, ShopAction>;

type AwayLabel = 'order.payNow' | 'order.track' | 'order.scheduleReturn' | 'order.review';

/** The actions that a card offers for a group (orders area, section 4), in display order. */
export function listCardActions(context: ElementContext, order: Order, group: OrderGroup): CardAction[] {
  const track = toAction('order.track', findSafeUrl(findTrackingUrl(group), context.platform.href()));
  const isInTransit = group.statuses.includes('shipped');
  return [
    findPayment(context, order, group),
    findDirections(order, group),
    isInTransit ? toMain(track) : undefined,
    ...listReturnActions(context, order, group),
    isInTransit ? undefined : track,
    findViewReturn(order, group),
    findCancel(context, order, group),
    findReview(context, group),
    ...listShopActions(context, group),
  ].filter((action) => action !== undefined);
}

/** The action for an open payment. The order's screen explains how to pay. */
function findPayment(context: ElementContext, order: Order, group: OrderGroup): CardAction | undefined {
  const { orderNumber, groups, legacyPaymentUrl } = order;
  if (group !== groups[0]) return undefined;
  if (isPaymentOffered(context, order)) {
    return { label: 'order.payNow', isMain: true, destination: { route: 'salesDetail', orderNumber } };
  }
  return toMain(toAction('order.payNow', findSafeUrl(legacyPaymentUrl, context.platform.href())));
}

/** The directions to the store where the group waits. Without a map, the action leads to the order's screen, which has them as well. */
function findDirections(order: Order, group: OrderGroup): CardAction | undefined {
  const address = findStoreAddress(order);
  if (!address || !group.statuses.includes('readyForPickUp')) return undefined;
  const destination: Destination = { route: 'salesDetail', orderNumber: order.orderNumber };
  return { label: 'order.directions', isMain: true, address, destination };
}

function listReturnActions(
  context: ElementContext,
  { orderNumber }: Order,
  group: OrderGroup,
): (CardAction | undefined)[] {
  if (!isReturnOffered(group, getReturnAvailability(context))) return [];
  // The order's screen first says that another country takes the return.
  if (findReturnCountry(context, group.shipFromCountry)) {
    return [
      { label: 'order.return', isMain: true, destination: { route: 'salesDetail', orderNumber, dialog: 'return' } },
    ];
  }
  return [
    { label: 'order.return', isMain: true, destination: { route: 'returnWizard', orderNumber } },
    toAction('order.scheduleReturn', findScheduleUrl(context, group)),
  ];
}

/** The action that shows the group's return. A group with several returns has none: the order's screen lists them. */
function findViewReturn({ orderNumber }: Order, { returnNumbers }: OrderGroup): CardAction | undefined {
  const [only, ...others] = returnNumbers.filter((number) => number !== orderNumber);
  if (only === undefined || others.length > 0) return undefined;
  return { label: 'order.viewReturn', destination: { route: 'returnDetail', orderNumber: only } };
}

/** The action that cancels the order. The order's screen checks the time limit and explains it, so that the action does not just disappear here. */
function findCancel(
  context: ElementContext,
  { orderNumber, groups: [first] }: Order,
  group: OrderGroup,
): CardAction | undefined {
  const { isCancellable, hasCancelAction, isPendingCancellation, isRecentlyCancelled } = group;
  if (group !== first || !isCancellable || !hasCancelAction || isPendingCancellation || isRecentlyCancelled) {
    return undefined;
  }
  if (!context.hasCalls(...CANCEL_CALLS)) return undefined;
  return { label: 'order.cancel', destination: { route: 'salesDetail', orderNumber, dialog: 'cancel' } };
}

/** The action that writes a review. With several products, only the order's screen has it, once for each product. */
function findReview(context: ElementContext, { items }: OrderGroup): CardAction | undefined {
  const [only, ...others] = items;
  if (
    others.length > 0 ||
    only?.status !== 'delivered' ||
    !isReviewRequested(context) ||
    !context.isFlagOn('enableWriteReview')
  ) {
    return undefined;
  }
  return toAction('order.review', findLinkBelow(context, 'review', only.styleColor));
}

/** Creates an action only if its address is allowed. */
function toAction(label: AwayLabel, href: SafeUrl | undefined): PlainAction | undefined {
  return href === undefined ? undefined : { label, href };
}

/** Marks an action as the one that shoppers look for in the group's state, so that the card may show it as its button. */
function toMain(action: PlainAction | undefined): PlainAction | undefined {
  return action && { ...action, isMain: true };
}

/** The actions in the shop. With several products, only the order's screen has them, for each product. */
function listShopActions(context: ElementContext, { items }: OrderGroup): (CardAction | undefined)[] {
  const [item, ...others] = items.filter(({ kind }) => kind !== 'service');
  if (!item || others.length > 0 || !isShopOffered(item)) return [];
  return [
    canBuyAgain(context, item) ? { label: 'order.buyAgain', item } : undefined,
    canShopSimilar(context) ? { label: 'order.shopSimilar', item } : undefined,
  ];
}
