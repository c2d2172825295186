import type { DisplayStatus, OrderGroup } from './order.js';

/** Statuses of lines that go back or went back. */
export const RETURN_STATUSES: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'returnCreated',
  'returnInProcess',
  'returnedToStore',
  'returnCompleted',
  'returnDenied',
  'returnCancelled',
]);

/** Statuses with tracking: shipped, delivered, or being returned. */
const TRACKED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>([
  'delivered',
  'shipped',
  'returnCompleted',
  'returnCreated',
  'returnInProcess',
]);

/** Where the track button is shown. */
export interface TrackingContext {
  /** On the page of a return order; elsewhere, the tracking of a return is not shown. */
  readonly isReturnPage?: boolean;
  /** The market shows no tracking on the page of a return (`hidesTrackOnReturnPage`). */
  readonly isHiddenOnReturnPage?: boolean;
  /** In the row of quick actions, where a tracking link is sufficient. */
  readonly isQuickAction?: boolean;
}

/**
 * The link of a group's track button, or `undefined` if there is none (orders area, section 4). 'Always hidden' by the market takes
 * precedence over 'forced' by the quick actions. The address is as sent and is checked by the URL gate before use.
 */
export function findTrackingUrl<Url extends string>(
  { statuses, trackingUrl }: Pick<OrderGroup, 'statuses'> & { readonly trackingUrl?: Url },
  { isReturnPage = false, isHiddenOnReturnPage = false, isQuickAction = false }: TrackingContext = {},
): Url | undefined {
  if (isReturnPage && isHiddenOnReturnPage) return undefined;
  const isHidden = !isReturnPage && statuses.some((status) => RETURN_STATUSES.has(status));
  const isShown = !isHidden && statuses.some((status) => TRACKED.has(status));
  return isQuickAction || isShown ? trackingUrl : undefined;
}
