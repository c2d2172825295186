import type { Order, OrderGroup } from '../domain/order.js';
import { findOtherCountry, findReturnOffer } from '../domain/return-offer.js';
import { findSafeUrl } from '../domain/safe-url.js';
import { findTrackingUrl } from '../domain/tracking.js';
import { findReviewLink, isReviewAsked } from './late-links.js';
import type { Place } from './place.js';
import { toReturnPlace } from './to-return-place.js';
import type { Scope } from './scope.js';

/** Something that can be done with a part of an order, right on its card: at a place of ours, or elsewhere. */
export type CardAction =
  | { readonly name: 'return' | 'cancel'; readonly place: Place }
  | { readonly name: 'track' | 'schedule' | 'review'; readonly href: string };

/** What a card offers for a part of its order (orders area, section 4), in the order it is shown in. */
export function listCardActions(scope: Scope, order: Order, group: OrderGroup): CardAction[] {
  const track = toAction(scope, 'track', findTrackingUrl(group));
  return [track, findReturn(scope, order, group), findCancel(order, group), findReview(scope, group)].filter(
    (action) => action !== undefined,
  );
}

function findReturn(scope: Scope, { orderNumber }: Order, group: OrderGroup): CardAction | undefined {
  const offer = findReturnOffer(group, toReturnPlace(scope));
  if (offer === 'schedule') {
    return toAction(scope, offer, group.returnUrl ?? scope.getAdapter()?.links?.sagawaPickup);
  }
  if (!offer) return undefined;
  const { country } = scope.settings.getState().configuration;
  const isElsewhere = findOtherCountry(group.shipFromCountry, country) && scope.isFlagOn('enableOrderMismatchModal');
  // What is to be said first is said at the order itself.
  const place: Place = isElsewhere
    ? { route: 'salesDetail', orderNumber, asks: 'return' }
    : { route: 'returnWizard', orderNumber };
  return { name: 'return', place };
}

/** Whether it is too late by the clock is said where the shopper is asked, so that nobody wonders where the action went. */
function findCancel({ orderNumber, groups: [first] }: Order, group: OrderGroup): CardAction | undefined {
  const { isCancellable, hasCancelAction, isPendingCancellation, isRecentlyCancelled } = group;
  if (group !== first || !isCancellable || !hasCancelAction || isPendingCancellation || isRecentlyCancelled) {
    return undefined;
  }
  return { name: 'cancel', place: { route: 'salesDetail', orderNumber, asks: 'cancel' } };
}

/** Of a part with several products, each has its own at the order itself. */
function findReview(scope: Scope, { items }: OrderGroup): CardAction | undefined {
  const [only, ...others] = items;
  if (
    others.length > 0 ||
    only?.status !== 'delivered' ||
    !isReviewAsked(scope) ||
    !scope.isFlagOn('enableWriteReview')
  ) {
    return undefined;
  }
  return toAction(scope, 'review', findReviewLink(scope, only.styleColor));
}

function toAction(
  scope: Scope,
  name: 'track' | 'schedule' | 'review',
  address: string | undefined,
): CardAction | undefined {
  const href = findSafeUrl(address, scope.platform.address().href);
  return href === undefined ? undefined : { name, href };
}
