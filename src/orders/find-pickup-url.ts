import type { OrderGroup } from './model/order.js';
import { findSafeUrl, type SafeUrl } from '../http/model/safe-url.js';
import type { Scope } from '../app/context/scope.js';
import { findOtherCountry } from './model/return-offer.js';

/** Where a shopper books a carrier that comes for what goes back: by the order's own word, or else the page's. */
export function findPickupUrl(scope: Scope, { returnUrl }: OrderGroup): SafeUrl | undefined {
  const address = returnUrl ?? scope.getAdapter()?.links?.sagawaPickup;
  return findSafeUrl(address, scope.platform.address().href);
}

/** The country that takes a return, where it is another than the shopper's and the page wants that said (`enableOrderMismatchModal`). */
export function findReturnCountry(scope: Scope, shipFromCountry: string | undefined): string | undefined {
  if (!scope.isFlagOn('enableOrderMismatchModal')) return undefined;
  return findOtherCountry(shipFromCountry, scope.settings.getState().configuration.country);
}
