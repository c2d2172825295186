import type { WireOrderGroup, WireOrderItem } from '../../../../contract/wire-order.js';
import type { Wording } from '../language.js';
import type { ScenarioContext } from '../scenario.js';
import { WORDING } from '../wording.js';
import { createGroup, toTrackingUrl, withState } from './create-group.js';

interface ReturnState {
  readonly simpleStatus:
    | 'RETURN_CREATED'
    | 'RETURN_IN_PROCESS'
    | 'RETURN_COMPLETED'
    | 'RETURN_DENIED'
    | 'CANCELLED'
    | null;
  readonly status: string;
  readonly heading: Wording;
  readonly variant: NonNullable<WireOrderGroup['groupHeadingVariant']>;
}

/** The states of a return. */
const RETURN_STATES = {
  created: {
    simpleStatus: 'RETURN_CREATED',
    status: 'return created',
    heading: WORDING.returnCreated,
    variant: 'default',
  },
  inProcess: {
    simpleStatus: 'RETURN_IN_PROCESS',
    status: 'received at return center',
    heading: WORDING.returnInProcess,
    variant: 'warning',
  },
  completed: {
    simpleStatus: 'RETURN_COMPLETED',
    status: 'return processed',
    heading: WORDING.returnCompleted,
    variant: 'success',
  },
  denied: {
    simpleStatus: 'RETURN_DENIED',
    status: 'return denied',
    heading: WORDING.returnDenied,
    variant: 'critical',
  },
  // The raw text alone would mean a completed return.
  cancelled: {
    simpleStatus: 'CANCELLED',
    status: 'cancelled',
    heading: WORDING.returnCancelled,
    variant: 'default',
  },
  toStore: {
    simpleStatus: null,
    status: 'returned at store',
    heading: WORDING.returnedToStore,
    variant: 'success',
  },
} as const satisfies Readonly<Record<string, ReturnState>>;

export type ReturnStateName = keyof typeof RETURN_STATES;

interface ReturnGroupPlan {
  readonly state: ReturnStateName;
  /** The parcel in which the lines are returned. */
  readonly shipment?: string;
  readonly details?: Partial<WireOrderGroup>;
}

/** Creates a group of returned lines, for the sales order or for the return order, which `details` distinguishes. */
export function createReturnGroup(
  context: ScenarioContext,
  items: readonly WireOrderItem[],
  { state, shipment, details = {} }: ReturnGroupPlan,
): WireOrderGroup {
  const { simpleStatus, status, heading, variant } = RETURN_STATES[state];
  const trackingUrl = shipment === undefined ? undefined : toTrackingUrl(shipment);
  const parcel = shipment === undefined ? {} : { shipmentNumber: shipment };
  return createGroup(withState(items, { simpleStatus, status, ...parcel }), {
    groupHeading: heading[context.language],
    groupHeadingVariant: variant,
    ...(trackingUrl !== undefined && { trackingUrl, actions: { trackShipment: { webLink: trackingUrl } } }),
    ...details,
  });
}
