import { listReturnNumbers, listReturnRefusals, findReturnOffer } from '../../../orders/model/return-offer.js';
import type { SafeUrl } from '../../../http/model/safe-url.js';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnRefusal } from '../../../orders/model/order-details.js';
import { findPickupUrl } from '../../../orders/find-pickup-url.js';
import { navigateFromOrder } from '../../../orders/leave-order.js';
import { useScope } from '../../../app/context/scope-context.js';
import type { Scope } from '../../../app/context/scope.js';
import { toReturnPlace } from '../../../orders/to-return-place.js';
import { useReturnElsewhere, type ReturnElsewhere } from '../../../returns/use-return-elsewhere.js';

/** What can be done about returns of the order on show. */
export interface ReturnUse {
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
export function useReturn(order: Order): ReturnUse {
  const scope = useScope();
  const elsewhere = useReturnElsewhere(order);
  return {
    start: findStart(scope, order),
    elsewhere,
    refusals: listReturnRefusals(order),
    numbers: listReturnNumbers(order),
    show: (orderNumber) => navigateFromOrder(scope, { route: 'returnDetail', orderNumber }),
  };
}

/** By the first part that offers one. */
function findStart(scope: Scope, { kind, orderNumber, groups }: Order): ReturnUse['start'] {
  if (kind === 'return') return undefined;
  const place = { ...toReturnPlace(scope), isQuickAction: scope.isFlagOn('useQuickActionCta') };
  for (const group of groups) {
    const offer = findReturnOffer(group, place);
    if (offer === 'start') return { onStart: () => navigateFromOrder(scope, { route: 'returnWizard', orderNumber }) };
    const href = offer && findPickupUrl(scope, group);
    if (offer) return href === undefined ? undefined : { href };
  }
  return undefined;
}
