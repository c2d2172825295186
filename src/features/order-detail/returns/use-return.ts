import { listReturnNumbers, listReturnRefusals, isReturnOffered } from '../../../orders/model/return-offer.js';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import type { Order, OrderGroup } from '../../../orders/model/order.js';
import type { ReturnRefusal } from '../../../orders/model/order-details.js';
import { findScheduleUrl, getReturnAvailability } from '../../../orders/return-availability.js';
import { navigateFromOrder } from '../../../orders/leave-order.js';
import { useElementContext, type ElementContext } from '../../../app/context/element-context.js';
import { useReturnElsewhere, type ReturnElsewhere } from '../../../returns/use-return-elsewhere.js';

/** The return actions of the displayed order. */
export interface ReturnResult {
  /** Opens the return wizard; absent if no return is possible. */
  readonly onStart: (() => void) | undefined;
  /** The site of a carrier that collects returns, where the shopper books the pickup. */
  readonly scheduleUrl: SafeUrl | undefined;
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
  const { orderNumber } = order;
  const groups = listReturnGroups(context, order);
  const [scheduleUrl] = groups.flatMap((group) => findScheduleUrl(context, group) ?? []);
  return {
    onStart: groups.length > 0 ? () => navigateFromOrder(context, { route: 'returnWizard', orderNumber }) : undefined,
    scheduleUrl: elsewhere === undefined ? scheduleUrl : undefined,
    elsewhere,
    refusals: listReturnRefusals(order),
    numbers: listReturnNumbers(order),
    show: (returnNumber) => navigateFromOrder(context, { route: 'returnDetail', orderNumber: returnNumber }),
  };
}

/** The groups that offer a return. */
function listReturnGroups(context: ElementContext, { kind, groups }: Order): OrderGroup[] {
  if (kind === 'return') return [];
  const availability = { ...getReturnAvailability(context), isQuickAction: context.isFlagOn('useQuickActionCta') };
  return groups.filter((group) => isReturnOffered(group, availability));
}
