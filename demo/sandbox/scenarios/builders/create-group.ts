import type { WireOrderGroup, WireOrderItem } from '../../../../contract/wire-order.js';
import { formatDayMessage } from '../messages.js';
import { toMoment, type ScenarioContext } from '../scenario.js';
import { WORDING } from '../wording.js';

type SimpleStatus = NonNullable<WireOrderItem['simpleStatus']>;

type Details = Partial<WireOrderGroup>;

interface ItemState {
  /** `null` if only the raw status describes the state. */
  readonly simpleStatus: SimpleStatus | null;
  /** The raw status. */
  readonly status: string;
  readonly eddTranslated?: string;
  readonly shipmentNumber?: string;
}

/** The shopper has these items and can return them. */
const ARRIVED: readonly (SimpleStatus | null)[] = ['DELIVERED', 'PICKUP_COMPLETE'];

/** Creates a group with everything that a service always sends; `details` adds the group's specifics. */
export function createGroup(
  items: readonly WireOrderItem[],
  details: Details & Pick<WireOrderGroup, 'groupHeading'>,
): WireOrderGroup {
  const statuses = items.flatMap(({ simpleStatus }) => (simpleStatus ? [simpleStatus] : []));
  return {
    orderItems: [...items],
    simpleStatuses: [...new Set(statuses)],
    isCancellable: false,
    isPendingCancellation: false,
    isRecentlyCancelled: false,
    isReturnOrder: false,
    isGlobalStoreOrder: false,
    ...details,
  };
}

interface Placing {
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly arrivesInDays?: number;
  /** The heading says when it arrives, not when it was placed. */
  readonly leadsWithArrival?: boolean;
  readonly details?: Details;
}

/** Creates a group that was accepted and is not packed yet. */
export function createPlacedGroup(
  context: ScenarioContext,
  items: readonly WireOrderItem[],
  { placedAt, arrivesInDays = 5, leadsWithArrival = false, details = {} }: Placing,
): WireOrderGroup {
  const eddTranslated = formatDayMessage(context, 'arriving', toMoment(context, { days: arrivesInDays }));
  return createGroup(withState(items, { simpleStatus: 'ORDERED', status: 'accepted', eddTranslated }), {
    groupHeading: leadsWithArrival ? eddTranslated : formatDayMessage(context, 'placed', placedAt),
    groupHeadingVariant: 'default',
    ...(!leadsWithArrival && { groupSubheading: eddTranslated }),
    ...details,
  });
}

/** Creates a group with a parcel in transit. */
export function createShippedGroup(
  context: ScenarioContext,
  items: readonly WireOrderItem[],
  { shipment, arrivesInDays = 3 }: { shipment: string; arrivesInDays?: number },
): WireOrderGroup {
  const heading = formatDayMessage(context, 'arriving', toMoment(context, { days: arrivesInDays }));
  const trackingUrl = toTrackingUrl(shipment);
  return createGroup(
    withState(items, {
      simpleStatus: 'SHIPPED',
      status: 'in transit',
      eddTranslated: heading,
      shipmentNumber: shipment,
    }),
    {
      groupHeading: heading,
      groupHeadingVariant: 'warning',
      groupSubheading: WORDING.inTransit[context.language],
      trackingUrl,
      actions: { trackShipment: { webLink: trackingUrl } },
    },
  );
}

interface Delivery {
  readonly shipment: string;
  readonly daysAgo: number;
  readonly returnUrl?: string;
}

/** Creates a group with a delivered parcel, whose items can be returned. */
export function createDeliveredGroup(
  context: ScenarioContext,
  items: readonly WireOrderItem[],
  { shipment, daysAgo, returnUrl }: Delivery,
): WireOrderGroup {
  const trackingUrl = toTrackingUrl(shipment);
  return createGroup(withState(items, { simpleStatus: 'DELIVERED', status: 'delivered', shipmentNumber: shipment }), {
    groupHeading: formatDayMessage(context, 'delivered', toMoment(context, { days: -daysAgo })),
    groupHeadingVariant: 'success',
    groupSubheading: WORDING.leftAtEntrance[context.language],
    trackingUrl,
    actions: {
      trackShipment: { webLink: trackingUrl },
      ...(returnUrl !== undefined && { return: { webLink: returnUrl } }),
    },
  });
}

/** Creates a group that was cancelled before it was packed. */
export function createCancelledGroup(context: ScenarioContext, items: readonly WireOrderItem[]): WireOrderGroup {
  return createGroup(withState(items, { simpleStatus: 'CANCELLED', status: 'cancelled' }), {
    groupHeading: WORDING.cancelled[context.language],
    groupHeadingVariant: 'default',
    message: WORDING.notCharged[context.language],
  });
}

/** Returns the carrier's tracking page of a parcel. */
export function toTrackingUrl(shipment: string): string {
  return `https://tracking.example.com/parcels/${shipment}`;
}

/** Sets the state of the lines. Only delivered lines can be returned. */
export function withState(items: readonly WireOrderItem[], { status, ...state }: ItemState): WireOrderItem[] {
  const isReturnable = ARRIVED.includes(state.simpleStatus);
  return items.map((item) => ({
    ...item,
    ...state,
    lineItemStatus: { status },
    returnableFlag: isReturnable && item.returnableFlag,
    lineItemTransaction: { ...item.lineItemTransaction, ...(!isReturnable && { returnableQuantity: 0 }) },
  }));
}
