import type { OrderGroup } from './model/order.js';
import { findSafeUrl, type SafeUrl } from '../http/model/safe-url.js';
import type { ElementContext } from '../app/context/element-context.js';
import { findOtherCountry, type ReturnAvailability } from './model/return-offer.js';

/** What flags and market say about returns. */
export function getReturnAvailability(context: ElementContext): ReturnAvailability {
  const { market } = context.settings.getState();
  return {
    isDisabled: context.isFlagOn('disableReturns'),
    keepsPersonalItems: market?.keepsPersonalItems === true,
    schedulesPickup: market?.schedulesReturnPickup === true && context.isFlagOn('enableSagawaReturn'),
  };
}

/** Where a shopper books the carrier's pickup: the order's own address, or else the page's. */
export function findPickupUrl(context: ElementContext, { returnUrl }: OrderGroup): SafeUrl | undefined {
  const address = returnUrl ?? context.getAdapter()?.links?.sagawaPickup;
  return findSafeUrl(address, context.platform.address().href);
}

/** The country that takes a return, if it is not the shopper's and the page wants that shown (`enableOrderMismatchModal`). */
export function findReturnCountry(context: ElementContext, shipFromCountry: string | undefined): string | undefined {
  if (!context.isFlagOn('enableOrderMismatchModal')) return undefined;
  return findOtherCountry(shipFromCountry, context.settings.getState().configuration.country);
}
