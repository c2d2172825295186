import { useMemo } from 'react';
import type { OrderGroup } from '../domain/order.js';
import { findTrackingUrl } from '../domain/tracking.js';
import { useOrderUrls } from './use-order-urls.js';

/** How the card of an order reaches the outside where it leads nowhere else: its parcels alone can be followed. */
export function useTrackLinks() {
  const urls = useOrderUrls();
  return useMemo(
    () => ({
      ...urls,
      listActions(group: OrderGroup) {
        const href = urls.toUrl(findTrackingUrl(group));
        return href === undefined ? [] : [{ label: 'order.track' as const, href }];
      },
    }),
    [urls],
  );
}
