import type { WireOrderGroup, WireOrderItem } from '../../../../src/api/schemas/contract/wire-order.js';
import { toMoment, type ScenarioContext } from '../scenario.js';
import { toArriving, toDelivered, WORDING } from '../wording.js';

type SimpleStatus = NonNullable<WireOrderItem['simpleStatus']>;

interface ItemState {
  readonly simpleStatus: SimpleStatus;
  /** What the warehouse calls it. */
  readonly status: string;
  readonly eddTranslated?: string;
  readonly shipmentNumber?: string;
}

/** A group with everything a service always sends; `details` say what is particular. */
export function createGroup(
  items: readonly WireOrderItem[],
  details: Partial<WireOrderGroup> & Pick<WireOrderGroup, 'groupHeading'>,
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
  { arrivesInDays = 5, details = {} }: { arrivesInDays?: number; details?: Partial<WireOrderGroup> } = {},
): WireOrderGroup {
  const eddTranslated = toArriving(toMoment(context, { days: arrivesInDays }), context.language);
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
  const heading = toArriving(toMoment(context, { days: arrivesInDays }), context.language);
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

/** A parcel that arrived; what is in it can be returned. */
export function createDeliveredGroup(
  context: ScenarioContext,
  items: readonly WireOrderItem[],
  { shipment, daysAgo, returnUrl }: { shipment: string; daysAgo: number; returnUrl?: string },
): WireOrderGroup {
  const trackingUrl = toTrackingUrl(shipment);
  return createGroup(withState(items, { simpleStatus: 'DELIVERED', status: 'delivered', shipmentNumber: shipment }), {
    groupHeading: toDelivered(toMoment(context, { days: -daysAgo }), context.language),
    groupHeadingVariant: 'success',
    groupSubheading: WORDING.leftAtDoor[context.language],
    trackingUrl,
    actions: {
      trackShipment: { webLink: trackingUrl },
      ...(returnUrl !== undefined && { return: { webLink: returnUrl } }),
    },
  });
}

/** Where the carrier of a parcel shows its way. */
export function toTrackingUrl(shipment: string): string {
  return `https://tracking.example.com/parcels/${shipment}`;
}

function withState(items: readonly WireOrderItem[], { status, ...state }: ItemState): WireOrderItem[] {
  return items.map((item) => ({ ...item, ...state, lineItemStatus: { status } }));
}
