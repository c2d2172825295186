import { useState, type ReactNode } from 'react';
import { listGroupParcels } from '../../orders/model/group-delivery.js';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import { findTrackingUrl } from '../../orders/model/tracking.js';
import { useIntl, useElementContext, useSlice } from '../../app/context/element-context.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { Button, ExternalLink } from '../../ui/button.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useOrderBoxes } from './use-order-boxes.js';

export interface TrackShipmentsProps {
  readonly order: Order;
  readonly group: OrderGroup;
  /** In the row of quick actions, where a link is reason enough. */
  readonly isQuickAction?: boolean;
}

/**
 * Leads to the way of a part's parcels: in a box of ours where it is known, or where each has a page of its own at its carrier; or else
 * to that page.
 */
export function TrackShipments({ order, group, isQuickAction = false }: TrackShipmentsProps): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  const [isOpen, setOpen] = useState(false);
  const { part, isLoading } = useOrderBoxes(isOpen);
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
  if (href === undefined) return null;
  if (new Set(urls).size < 2 && !parcels.some(({ events }) => events.length > 0)) {
    return (
      <p>
        <ExternalLink href={href}>{intl.t('order.track')}</ExternalLink>
      </p>
    );
  }
  return (
    <>
      <Button kind={isQuickAction ? 'secondary' : 'text'} isBusy={isLoading} onPress={() => setOpen(true)}>
        {intl.t('order.track')}
      </Button>
      {part.status === 'ready' && isOpen && <part.views.TrackDialog parcels={parcels} onClose={() => setOpen(false)} />}
      {part.status === 'failed' && isOpen && <LoadError onRetry={part.retry} />}
    </>
  );
}
