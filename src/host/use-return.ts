import { useMemo } from 'react';
import { listReturnNumbers, listReturnRefusals } from '../domain/order-returns.js';
import type { Order } from '../domain/order.js';
import type { ReturnRefusal } from '../domain/order-details.js';
import { findOtherCountry, findReturnOffer } from '../domain/return-offer.js';
import { findSafeUrl } from '../domain/safe-url.js';
import { findLink } from './links.js';
import { navigate } from './navigate.js';
import { useScope } from './scope-context.js';
import type { Scope } from './scope.js';
import { toReturnPlace } from './to-return-place.js';
import { useSlice } from './use-slice.js';

/** What can be done about returns of the order on show. */
export interface ReturnUse {
  /** Begins one: here, or at a carrier's that comes for it. Absent where none can be. */
  readonly start: { readonly href: string } | { readonly onStart: () => void } | undefined;
  /** The country it can be returned in instead; absent where here is fine, or nobody wants to know (`enableOrderMismatchModal`). */
  readonly otherCountry: string | undefined;
  /** The shop of that country; absent in stand-alone view. */
  readonly otherShop: string | undefined;
  /** Why there is none, in the service's words. */
  readonly refusals: readonly ReturnRefusal[];
  /** Numbers of those that were made. */
  readonly numbers: readonly string[];
  readonly show: (orderNumber: string) => void;
}

/** Returns of the order on show, begun and made. */
export function useReturn(order: Order): ReturnUse {
  const scope = useScope();
  const { configuration, market } = useSlice(scope.settings, (settings) => settings);
  return useMemo(() => {
    const otherCountry = findMismatch(scope, order);
    return {
      start: findStart(scope, order),
      otherCountry,
      otherShop: otherCountry === undefined || configuration.standalone ? undefined : findShop(scope, otherCountry),
      refusals: listReturnRefusals(order),
      numbers: listReturnNumbers(order),
      show: (orderNumber: string) => navigate(scope, { route: 'returnDetail', orderNumber }),
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- flags and rules are read anew with what the page asks for, and once the market is there
  }, [scope, order, configuration, market]);
}

function findStart(scope: Scope, order: Order): ReturnUse['start'] {
  if (order.kind === 'return') return undefined;
  const place = { ...toReturnPlace(scope), isQuickAction: scope.isFlagOn('useQuickActionCta') };
  const group = order.groups.find((candidate) => findReturnOffer(candidate, place));
  if (!group) return undefined;
  if (findReturnOffer(group, place) === 'start') {
    return { onStart: () => navigate(scope, { route: 'returnWizard', orderNumber: order.orderNumber }) };
  }
  const address = group.returnUrl ?? scope.getAdapter()?.links?.sagawaPickup;
  const href = findSafeUrl(address, scope.platform.address().href);
  return href === undefined ? undefined : { href };
}

function findMismatch(scope: Scope, { groups, shipFromCountry }: Order): string | undefined {
  if (!scope.isFlagOn('enableOrderMismatchModal')) return undefined;
  const { country } = scope.settings.getState().configuration;
  const sent = groups.find((group) => group.shipFromCountry !== undefined)?.shipFromCountry ?? shipFromCountry;
  return findOtherCountry(sent, country);
}

function findShop(scope: Scope, country: string): string | undefined {
  const { locale } = scope.settings.getState().configuration;
  return findLink('shop', { adapter: scope.getAdapter(), country, locale, pageUrl: scope.platform.address().href });
}
