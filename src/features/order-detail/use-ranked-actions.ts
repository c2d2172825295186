import { useElementContext, useSelector } from '../../app/context/element-context.js';
import { CANCEL_CALLS } from '../../orders/model/cancellation.js';
import type { Order } from '../../orders/model/order.js';
import { isEFapiaoOffered, ACTIONS, isInTransit, rankActions, type RankedAction } from './model/rank-actions.js';
import { findLeadingGroup, isTrackedInBox, listShipments, type OrderShipment } from './model/order-shipments.js';
import { findPickup } from './model/pickup.js';
import { usePaymentDue } from './payment/use-payment-due.js';
import type { ReturnResult } from './returns/use-return.js';
import type { OfferedCancel } from './use-cancel-offer.js';
import { useTracking } from './use-tracking.js';

/** The actions of the row below the headline, each as prominent as its rank. */
export function useRankedActions(order: Order, cancel: OfferedCancel, returns: ReturnResult): RankedAction[] {
  const context = useElementContext();
  const facts = {
    track: useTrackedShipments(order).length > 0,
    startReturn: returns.onStart !== undefined,
    viewReturn: returns.numbers.length > 0 || order.parentOrderNumber !== undefined,
    eFapiao: useEFapiaoOffer(order),
    cancel: context.hasCalls(...CANCEL_CALLS) && (cancel.offer === 'offered' || cancel.isPending),
  };
  const offered = new Set(ACTIONS.filter((name) => facts[name]));
  return rankActions(order, { offered, hasPrimary: useHasPrimary(order) });
}

/** Whether a panel has the screen's filled button: to pay, or to get to the store where something is ready. */
function useHasPrimary(order: Order): boolean {
  const due = usePaymentDue(order);
  return due === 'waiting' || due === 'link' || findPickup(order)?.isReady === true;
}

/**
 * The shipments that the row tracks, the one with the next event first: those of the quick actions, or an order's only one. If the boxes
 * track their shipments, the row repeats only the one that the headline is about, while it is in transit: its box may be far below.
 */
export function useTrackedShipments(order: Order): OrderShipment[] {
  const isQuick = useElementContext().isFlagOn('useQuickActionCta');
  const findTracking = useTracking(order, isQuick);
  const shipments = listShipments(order);
  const leading = findLeadingGroup(order);
  const isInBox = isTrackedInBox({ kind: order.kind, shipmentCount: shipments.length, isQuick });
  return shipments
    .filter(({ group }) => findTracking(group).href !== undefined)
    .filter(({ group }) => !isInBox || (group === leading && order.kind !== 'return' && isInTransit(order)))
    .sort((one, other) => Number(other.group === leading) - Number(one.group === leading));
}

/** Whether the order's e-fapiao is offered: the country issues one, and an item was sent. */
export function useEFapiaoOffer(order: Order): boolean {
  const context = useElementContext();
  const market = useSelector(context.settings, (settings) => settings.market);
  return market !== undefined && isEFapiaoOffered(order, market) && context.hasCalls('get-e-fapiao');
}
