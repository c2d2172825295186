import type { OrderGroup } from './model/order.js';
import { findSafeUrl, type SafeUrl } from '../http/model/safe-url.js';
import type { ElementContext } from '../app/context/element-context.js';
import { findOtherCountry, type ReturnAvailability } from './model/return-offer.js';

/** The calls of a return. */
export const RETURN_CALLS = ['request-return', 'get-return-job'] as const;

/** What flags, market and back end say about returns. */
export function getReturnAvailability(context: ElementContext): ReturnAvailability {
  const { market } = context.settings.getState();
  return {
    isDisabled: context.isFlagOn('disableReturns') || !context.hasCalls(...RETURN_CALLS),
    refusesCustomItems: market?.refusesCustomItems === true,
  };
}

/** The path of our own return wizard, which a service may send as the address of a return. */
const WIZARD_PATH = /\/sales\/[^/]+\/return\/?$/;

/** Where a shopper books the carrier's pickup: the order's own address, unless it leads to our wizard, or else the page's. */
export function findPickupUrl(context: ElementContext, { returnUrl }: OrderGroup): SafeUrl | undefined {
  const page = context.platform.href();
  const sent = findSafeUrl(returnUrl, page);
  if (sent !== undefined && !isWizard(new URL(sent))) return sent;
  return findSafeUrl(context.getAdapter()?.links?.sagawaPickup, page);
}

function isWizard({ pathname, hash }: URL): boolean {
  return WIZARD_PATH.test(pathname) || WIZARD_PATH.test(hash);
}

/** The address for scheduling the pickup, if a carrier collects returns (`schedulesReturnPickup`, with `enableSagawaReturn`). */
export function findScheduleUrl(context: ElementContext, group: OrderGroup): SafeUrl | undefined {
  const { market } = context.settings.getState();
  const isOn = market?.schedulesReturnPickup === true && context.isFlagOn('enableSagawaReturn');
  return isOn ? findPickupUrl(context, group) : undefined;
}

/** The country that takes a return, if it is not the shopper's and the page wants that shown (`enableOrderMismatchModal`). */
export function findReturnCountry(context: ElementContext, shipFromCountry: string | undefined): string | undefined {
  if (!context.isFlagOn('enableOrderMismatchModal')) return undefined;
  return findOtherCountry(shipFromCountry, context.settings.getState().configuration.country);
}
