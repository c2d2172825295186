import { listReturnNumbers, listReturnRefusals, findReturnOffer } from '../../../orders/model/return-offer.js';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnRefusal } from '../../../orders/model/order-details.js';
import { findPickupUrl, getReturnAvailability } from '../../../orders/return-availability.js';
import { navigateFromOrder } from '../../../orders/leave-order.js';
import { useElementContext, type ElementContext } from '../../../app/context/element-context.js';
import { useReturnElsewhere, type ReturnElsewhere } from '../../../returns/use-return-elsewhere.js';

/** The return actions of the displayed order. */
export interface ReturnResult {
  /** Starts a return: on this page, or on the site of a carrier that collects it. Absent if none is possible. */
  readonly start: { readonly href: SafeUrl } | { readonly onStart: () => void } | undefined;
  /** Where the order has to be returned instead; absent if it can be returned here. */
  readonly elsewhere: ReturnElsewhere | undefined;
  /** Why no return is possible, in the service's words. */
  readonly refusals: readonly ReturnRefusal[];
  /** Order numbers of the existing returns. */
  readonly numbers: readonly string[];
  readonly show: (orderNumber: string) => void;
}

/** Returns the return actions of the displayed order. */
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

/** Takes the first group that offers a return. */
function findStart(context: ElementContext, { kind, orderNumber, groups }: Order): ReturnResult['start'] {
  if (kind === 'return') return undefined;
  const availability = { ...getReturnAvailability(context), isQuickAction: context.isFlagOn('useQuickActionCta') };
  for (const group of groups) {
    const offer = findReturnOffer(group, availability);
    if (offer === 'start') return { onStart: () => navigateFromOrder(context, { route: 'returnWizard', orderNumber }) };
    const href = offer && findPickupUrl(context, group);
    if (offer) return href === undefined ? undefined : { href };
  }
  return undefined;
}
