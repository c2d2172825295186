import type { Order } from '../orders/model/order.js';
import type { SafeUrl } from '../http/model/safe-url.js';
import { findReturnCountry } from '../orders/return-availability.js';
import { findLink } from '../app/navigation/links.js';
import { useElementContext, useSelector, type ElementContext } from '../app/context/element-context.js';

/** The other country that alone accepts the return of the order. */
export interface ReturnElsewhere {
  /** Two-letter code, lower case. */
  readonly country: string;
  /** Address of the country's shop; absent if the tag is `standalone`. */
  readonly shop: SafeUrl | undefined;
}

/** Where the order can be returned instead; undefined if it can be returned here, or if `enableOrderMismatchModal` is off. */
export function useReturnElsewhere(
  order: Pick<Order, 'groups' | 'shipFromCountry'> | undefined,
): ReturnElsewhere | undefined {
  const context = useElementContext();
  // Evaluate flags and rules again when the page changes its configuration, and when the market is loaded.
  const { configuration } = useSelector(context.settings, (settings) => settings);
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
  return findLink('shop', { adapter: context.getAdapter(), country, locale, pageUrl: context.platform.href() });
}
