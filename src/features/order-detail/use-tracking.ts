import { listGroupParcels } from '../../orders/model/group-delivery.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import type { Parcel } from '../../orders/model/order-details.js';
import { findTrackingUrl } from '../../orders/model/tracking.js';
import { useElementContext, useSelector } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';

interface Tracking {
  /** The carrier's page; absent if the shipment has none, or if it is not shown here. */
  readonly href: SafeUrl | undefined;
  readonly parcels: readonly Parcel[];
  /** Whether our own dialog shows more than the carrier's page. */
  readonly hasDialog: boolean;
}

/** Returns a function that finds the tracking of a group. */
export function useTracking(order: Order, isQuickAction: boolean): (group: OrderGroup) => Tracking {
  const { toUrl } = useOrderUrls();
  const isHiddenOnReturnPage = useSelector(
    useElementContext().settings,
    ({ market }) => market?.hidesTrackOnReturnPage === true,
  );
  return (group) => {
    const parcels = listGroupParcels(order, group);
    const urls = parcels.flatMap(({ trackingUrl }) => toUrl(trackingUrl) ?? []);
    const url = toUrl(group.trackingUrl) ?? urls[0];
    const href = findTrackingUrl(
      { statuses: group.statuses, ...(url !== undefined && { trackingUrl: url }) },
      { isReturnPage: order.kind === 'return', isHiddenOnReturnPage, isQuickAction },
    );
    return { href, parcels, hasDialog: new Set(urls).size > 1 || parcels.some(({ events }) => events.length > 0) };
  };
}
