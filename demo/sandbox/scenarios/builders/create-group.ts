import type { WireOrderGroup, WireOrderItem } from '../../../../contract/wire-order.js';
import { formatDayMessage } from '../messages.js';
import { toMoment, type ScenarioContext } from '../scenario.js';
import { WORDING } from '../wording.js';

type SimpleStatus = NonNullable<WireOrderItem['simpleStatus']>;

type Details = Partial<WireOrderGroup>;

interface ItemState {
  /** `null` where the raw status says what no simple one does. */
  readonly simpleStatus: SimpleStatus | null;
  /** What the warehouse calls it. */
  readonly status: string;
  readonly eddTranslated?: string;
  readonly shipmentNumber?: string;
}

/** What the shopper has in hand, and so can bring back. */
const ARRIVED: readonly (SimpleStatus | null)[] = ['DELIVERED', 'PICKUP_COMPLETE'];

/** A group with everything a service always sends; `details` say what is particular. */
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

/** Accepted and not yet packed. */
export function createPlacedGroup(
  context: ScenarioContext,
  items: readonly WireOrderItem[],
  { arrivesInDays = 5, details = {} }: { arrivesInDays?: number; details?: Details } = {},
): WireOrderGroup {
  const eddTranslated = formatDayMessage(context, 'arriving', toMoment(context, { days: arrivesInDays }));
  return createGroup(withState(items, { simpleStatus: 'ORDERED', status: 'accepted', eddTranslated }), {
    groupHeading: WORDING.placed[context.language],
    groupHeadingVariant: 'default',
    groupSubheading: eddTranslated,
    ...details,
  });
}

/** A parcel on its way. */
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
      groupSubheading: WORDING.onItsWay[context.language],
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

/** A parcel that arrived; what is in it can be returned. */
export function createDeliveredGroup(
  context: ScenarioContext,
  items: readonly WireOrderItem[],
  { shipment, daysAgo, returnUrl }: Delivery,
): WireOrderGroup {
  const trackingUrl = toTrackingUrl(shipment);
  return createGroup(withState(items, { simpleStatus: 'DELIVERED', status: 'delivered', shipmentNumber: shipment }), {
    groupHeading: formatDayMessage(context, 'delivered', toMoment(context, { days: -daysAgo })),
    groupHeadingVariant: 'success',
    groupSubheading: WORDING.leftAtDoor[context.language],
    trackingUrl,
    actions: {
      trackShipment: { webLink: trackingUrl },
      ...(returnUrl !== undefined && { return: { webLink: returnUrl } }),
    },
  });
}

/** Called off before it was packed. */
export function createCancelledGroup(context: ScenarioContext, items: readonly WireOrderItem[]): WireOrderGroup {
  return createGroup(withState(items, { simpleStatus: 'CANCELLED', status: 'cancelled' }), {
    groupHeading: WORDING.cancelled[context.language],
    groupHeadingVariant: 'default',
    message: WORDING.notCharged[context.language],
  });
}

/** Where the carrier of a parcel shows its way. */
export function toTrackingUrl(shipment: string): string {
  return `https://tracking.example.com/parcels/${shipment}`;
}

/** The lines in one state. Only what has arrived can go back. */
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
