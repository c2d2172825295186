import { useMemo } from 'react';
import type { Order } from '../domain/order.js';
import { findHref } from './navigate.js';
import { listCardActions } from './list-card-actions.js';
import type { Place } from './place.js';
import { useOrderUrls } from './use-order-urls.js';
import { useScope } from './scope-context.js';

const LABELS = {
  track: 'order.track',
  return: 'order.return',
  schedule: 'order.scheduleReturn',
  cancel: 'order.cancel',
  review: 'order.review',
} as const;

/** How the card of an order reaches the outside: its own screen, and what can be done with its parts. */
export function useCardLinks(order: Order, go: (place: Place) => void) {
  const scope = useScope();
  const urls = useOrderUrls();
  return useMemo(() => {
    const own: Place = { route: 'salesDetail', orderNumber: order.orderNumber };
    return {
      ...urls,
      href: findHref(scope, own),
      onOpen: () => go(own),
      listActions: (group: Order['groups'][number]) =>
        listCardActions(scope, order, group).flatMap((action) => {
          const label = LABELS[action.name];
          if ('href' in action) return [{ label, href: action.href }];
          const href = findHref(scope, action.place);
          return href === undefined ? [] : [{ label, href, onGo: () => go(action.place) }];
        }),
    };
  }, [scope, urls, order, go]);
}
