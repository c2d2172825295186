import { useState, type ReactNode } from 'react';
import { listGroupParcels } from '../../orders/model/group-delivery.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import type { Parcel } from '../../orders/model/order-details.js';
import { findTrackingUrl } from '../../orders/model/tracking.js';
import { useIntl, useElementContext, useSlice } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useOrderBoxes } from './use-order-boxes.js';

export interface TrackShipmentsProps {
  readonly order: Order;
  readonly group: OrderGroup;
  /** In the row of quick actions, where having a link is enough to show it. */
  readonly isQuickAction?: boolean;
  /** Tells the shipment from the others of the order; shown in the row of quick actions, and in the name where the shipment itself shows it. */
  readonly name?: string | undefined;
}

/**
 * Tracks a shipment's parcels: in our own dialog if there are tracking events or the parcels have separate carrier
 * pages, otherwise by a link to the carrier's page.
 */
export function TrackShipments({ order, group, isQuickAction = false, name }: TrackShipmentsProps): ReactNode {
  const intl = useIntl();
  const fullName = [intl.t('order.track'), name].filter(Boolean).join(' · ');
  const text = isQuickAction ? fullName : intl.t('order.track');
  const label = isQuickAction ? undefined : fullName;
  const [isOpen, setOpen] = useState(false);
  const { lazyModule, isLoading } = useOrderBoxes(isOpen);
  const { href, parcels, hasDialog } = useTracking({ order, group, isQuickAction });
  if (href === undefined) return null;
  if (!hasDialog) {
    return (
      <p>
        <ExternalLink href={href} label={label}>
          {text}
        </ExternalLink>
      </p>
    );
  }
  const kind = isQuickAction ? 'secondary' : 'text';
  return (
    <>
      <Button kind={kind} label={label} isBusy={isLoading} onPress={() => setOpen(true)}>
        {text}
      </Button>
      {lazyModule.status === 'ready' && isOpen && (
        <lazyModule.views.TrackDialog parcels={parcels} onClose={() => setOpen(false)} />
      )}
      {lazyModule.status === 'failed' && isOpen && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}

interface Tracking {
  /** The carrier's page; absent if the shipment has none, or if it is not shown here. */
  readonly href: SafeUrl | undefined;
  readonly parcels: readonly Parcel[];
  /** Whether our own dialog shows more than the carrier's page. */
  readonly hasDialog: boolean;
}

function useTracking({ order, group, isQuickAction = false }: Omit<TrackShipmentsProps, 'name'>): Tracking {
  const { toUrl } = useOrderUrls();
  const isHiddenOnReturnPage = useSlice(
    useElementContext().settings,
    ({ market }) => market?.hidesTrackOnReturnPage === true,
  );
  const parcels = listGroupParcels(order, group);
  const urls = parcels.flatMap(({ trackingUrl }) => toUrl(trackingUrl) ?? []);
  const url = toUrl(group.trackingUrl) ?? urls[0];
  const href = findTrackingUrl(
    { statuses: group.statuses, ...(url !== undefined && { trackingUrl: url }) },
    { isReturnPage: order.kind === 'return', isHiddenOnReturnPage, isQuickAction },
  );
  return { href, parcels, hasDialog: new Set(urls).size > 1 || parcels.some(({ events }) => events.length > 0) };
}
