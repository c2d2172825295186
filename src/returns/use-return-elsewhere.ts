import type { Order } from '../orders/model/order.js';
import type { SafeUrl } from '../http/model/safe-url.js';
import { findReturnCountry } from '../orders/return-availability.js';
import { findLink } from '../app/navigation/links.js';
import { useElementContext, useSlice, type ElementContext } from '../app/context/element-context.js';

/** Another country, which alone takes the order back. */
export interface ReturnElsewhere {
  /** Two letters, lower case. */
  readonly country: string;
  /** Address of its shop; absent in stand-alone view. */
  readonly shop: SafeUrl | undefined;
}

/** Where the order on show can be returned instead; absent where here is fine, or nobody wants to know (`enableOrderMismatchModal`). */
export function useReturnElsewhere(
  order: Pick<Order, 'groups' | 'shipFromCountry'> | undefined,
): ReturnElsewhere | undefined {
  const context = useElementContext();
  // Flags and rules count anew with what the page asks for, and once the market is there.
  const { configuration } = useSlice(context.settings, (settings) => settings);
  if (!order) return undefined;
  const { groups, shipFromCountry } = order;
  const sent = groups.find((group) => group.shipFromCountry !== undefined)?.shipFromCountry ?? shipFromCountry;
  const country = findReturnCountry(context, sent);
  return country === undefined
    ? undefined
    : { country, shop: configuration.standalone ? undefined : findShop(context, country) };
}

function findShop(context: ElementContext, country: string): SafeUrl | undefined {
  const { locale } = context.settings.getState().configuration;
  return findLink('shop', { adapter: context.getAdapter(), country, locale, pageUrl: context.platform.address().href });
}
