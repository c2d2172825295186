import type { DisplayStatus, OrderGroup } from './order.js';

const RETURN_STATUSES: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'returnCreated',
  'returnInProcess',
  'returnedToStore',
  'returnCompleted',
  'returnDenied',
]);

/** On its way, arrived, or on its way back. */
const TRACKED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'delivered',
  'shipped',
  'returnCompleted',
  'returnCreated',
  'returnInProcess',
]);

/** Where the track button would stand. */
export interface TrackingPlace {
  /** On the page of a return order; anywhere else the way of a return is not shown. */
  readonly isReturnPage?: boolean;
  /** The market shows no tracking on the page of a return (`hidesTrackOnReturnPage`). */
  readonly isHiddenOnReturnPage?: boolean;
  /** In the row of quick actions, where a link is reason enough. */
  readonly isQuickAction?: boolean;
}

/**
 * Where the track button of a group leads, or `undefined` where there is none (orders area, section 4). 'Always hidden' by the
 * market goes before 'forced' by the quick actions. The address is as sent and passes the URL gate before it is followed.
 */
export function findTrackingUrl<Url extends string>(
  { statuses, trackingUrl }: Pick<OrderGroup, 'statuses'> & { readonly trackingUrl?: Url },
  { isReturnPage = false, isHiddenOnReturnPage = false, isQuickAction = false }: TrackingPlace = {},
): Url | undefined {
  if (isReturnPage && isHiddenOnReturnPage) return undefined;
  const isHidden = !isReturnPage && statuses.some((status) => RETURN_STATUSES.has(status));
  const isShown = !isHidden && statuses.some((status) => TRACKED.has(status));
  return isQuickAction || isShown ? trackingUrl : undefined;
}
