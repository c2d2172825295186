import { useState, type ReactNode } from 'react';
import type { Order, OrderGroup } from '../../orders/model/order.js';
import { useIntl } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { LinkButton } from '../../ui/link-button.js';
import type { ButtonKind } from './model/rank-actions.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useOrderBoxes } from './use-order-boxes.js';
import { useTracking } from './use-tracking.js';

export interface TrackShipmentsProps {
  readonly order: Order;
  readonly group: OrderGroup;
  readonly kind: ButtonKind;
  /** In the row of quick actions, where having a link is enough to show it. */
  readonly isQuickAction?: boolean;
  /** Tells the shipment from the others of the order; shown in the row of quick actions, and in the name where the shipment itself shows it. */
  readonly name?: string | undefined;
}

/**
 * Tracks a shipment's parcels: in our own dialog if there are tracking events or the parcels have separate carrier
 * pages, otherwise by a link to the carrier's page.
 */
export function TrackShipments({ order, group, kind, isQuickAction = false, name }: TrackShipmentsProps): ReactNode {
  const intl = useIntl();
  const fullName = [intl.t('order.track'), name].filter(Boolean).join(' · ');
  const text = isQuickAction ? fullName : intl.t('order.track');
  const label = isQuickAction ? undefined : fullName;
  const [isOpen, setOpen] = useState(false);
  const { lazyModule, isLoading } = useOrderBoxes(isOpen);
  const { href, parcels, hasDialog } = useTracking(order, isQuickAction)(group);
  if (href === undefined) return null;
  if (!hasDialog) {
    return (
      <LinkButton kind={kind} href={href} label={label}>
        {text}
      </LinkButton>
    );
  }
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
