import { useMemo } from 'react';
import type { OrderGroup } from '../../orders/model/order.js';
import { findTrackingUrl } from '../../orders/model/tracking.js';
import { useOrderUrls } from '../../orders/use-order-urls.js';

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
