import { useMemo } from 'react';
import type { Order, OrderGroup } from './model/order.js';
import type { SafeUrl } from '../http/model/safe-url.js';
import type { MessageId } from '../i18n/create-intl.js';
import { findHref } from '../app/navigation/navigate.js';
import { listCardActions } from './list-card-actions.js';
import type { Place } from '../app/navigation/place.js';
import type { ItemShop } from './use-item-shop.js';
import { useOrderUrls } from '../app/navigation/use-order-urls.js';
import { useScope } from '../app/context/scope-context.js';

/** An action as a card is told of it. */
interface ToldAction {
  readonly label: MessageId;
  readonly href?: SafeUrl;
  readonly onGo?: () => void;
  readonly isBusy?: boolean;
  readonly failure?: MessageId;
}

/** How the card of an order reaches the outside: its own screen, and what can be done with its parts. */
export function useCardLinks(order: Order, go: (place: Place) => void, shop: ItemShop) {
  const scope = useScope();
  const urls = useOrderUrls();
  return useMemo(() => {
    const own: Place = { route: 'salesDetail', orderNumber: order.orderNumber };
    return {
      ...urls,
      href: findHref(scope, own),
      onOpen: () => go(own),
      listActions: (group: OrderGroup) =>
        listCardActions(scope, order, group).flatMap((action): ToldAction[] => {
          if ('href' in action) return [action];
          if ('item' in action) return [shop.getButton(action)];
          const { label } = action;
          const href = findHref(scope, action.place);
          return href === undefined ? [] : [{ label, href, onGo: () => go(action.place) }];
        }),
    };
  }, [scope, urls, order, go, shop]);
}
