import { listReturnNumbers, listReturnRefusals, findReturnOffer } from '../../../orders/model/return-offer.js';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnRefusal } from '../../../orders/model/order-details.js';
import { findPickupUrl, getReturnAvailability } from '../../../orders/return-availability.js';
import { navigateFromOrder } from '../../../orders/leave-order.js';
import { useElementContext, type ElementContext } from '../../../app/context/element-context.js';
import { useReturnElsewhere, type ReturnElsewhere } from '../../../returns/use-return-elsewhere.js';

/** What can be done about returns of the order on show. */
export interface ReturnResult {
  /** Begins one: here, or at a carrier's that comes for it. Absent where none can be. */
  readonly start: { readonly href: SafeUrl } | { readonly onStart: () => void } | undefined;
  /** Where it can be returned instead; absent where here is fine. */
  readonly elsewhere: ReturnElsewhere | undefined;
  /** Why there is none, in the service's words. */
  readonly refusals: readonly ReturnRefusal[];
  /** Numbers of those that were made. */
  readonly numbers: readonly string[];
  readonly show: (orderNumber: string) => void;
}

/** Returns of the order on show, begun and made. */
export function useReturn(order: Order): ReturnResult {
  const context = useElementContext();
  const elsewhere = useReturnElsewhere(order);
  return {
    start: findStart(context, order),
    elsewhere,
    refusals: listReturnRefusals(order),
    numbers: listReturnNumbers(order),
    show: (orderNumber) => navigateFromOrder(context, { route: 'returnDetail', orderNumber }),
  };
}

/** By the first part that offers one. */
function findStart(context: ElementContext, { kind, orderNumber, groups }: Order): ReturnResult['start'] {
  if (kind === 'return') return undefined;
  const place = { ...getReturnAvailability(context), isQuickAction: context.isFlagOn('useQuickActionCta') };
  for (const group of groups) {
    const offer = findReturnOffer(group, place);
    if (offer === 'start') return { onStart: () => navigateFromOrder(context, { route: 'returnWizard', orderNumber }) };
    const href = offer && findPickupUrl(context, group);
    if (offer) return href === undefined ? undefined : { href };
  }
  return undefined;
}
