/** The store's progress with a shopper who waits outside. */
export type CheckInStage = 'submitted' | 'claimed' | 'complete';

/** The store's record of one arrival. */
export interface Interaction {
  /** Opaque. */
  readonly id: string;
  /** Undefined if the service sent an unknown status. */
  readonly stage?: CheckInStage;
}

/** Where a shopper waits, and for which order. */
export interface CheckInTarget {
  readonly orderNumber: string;
  readonly storeId: string;
  /** The id in the QR code at the parking spot. */
  readonly qrId: string;
}

/** The longest description of a vehicle, in characters; at least one is needed (orders area, section 5). */
export const LONGEST_VEHICLE = 100;
/** How often a failed arrival can be retried; after that only the shop can help (orders area, section 9). */
export const MOST_ARRIVAL_RETRIES = 3;
/** After this time without the store coming, the shopper is asked to call (orders area, section 4). */
export const CALL_STORE_AFTER_MS = 10 * 60_000;

/** The storage name of arrivals, which survive a reload. */
export const STORED_ARRIVALS = 'curbside';

const STAGES: readonly CheckInStage[] = ['submitted', 'claimed', 'complete'];

/** The fill of the ring, in percent (orders area, section 4). */
export const PROGRESS = { ready: 25, submitted: 50, claimed: 75, complete: 100, duplicate: 0 } as const;

const STORE_ID = /^[\w-]{1,32}$/;
const QR_ID = /^[\w.~:-]{1,128}$/;

/** Returns the later stage: stages never go backwards, and an unknown status changes nothing. */
export function advance(known: CheckInStage, reported: CheckInStage | undefined): CheckInStage {
  return reported !== undefined && STAGES.indexOf(reported) > STAGES.indexOf(known) ? reported : known;
}

/** Cuts a vehicle's description to its limit. An emoji of one code point counts as one character. */
export function toVehicle(text: string): string {
  return [...text].slice(0, LONGEST_VEHICLE).join('');
}

/** Returns how many characters are left. */
export function countLeft(vehicle: string): number {
  return LONGEST_VEHICLE - [...vehicle].length;
}

/** Tells whether the description is not blank. */
export function isVehicle(vehicle: string): boolean {
  return vehicle.trim() !== '';
}

/** Returns the target if all three values are present and valid; all are required (orders area, section 5). */
export function findCheckInTarget(given: {
  readonly orderNumber: string | undefined;
  readonly storeId: string | undefined;
  readonly qrId: string | undefined;
}): CheckInTarget | undefined {
  const { orderNumber, storeId = '', qrId = '' } = given;
  const isKnown = orderNumber !== undefined && STORE_ID.test(storeId) && QR_ID.test(qrId);
  return isKnown ? { orderNumber, storeId, qrId } : undefined;
}

/**
 * Tells whether a value can be an interaction's id: any text, because it is encoded before it becomes part of a URL. Except `.` and `..`:
 * a browser resolves them as steps of the path, even if they are encoded.
 */
export function isInteractionId(id: unknown): id is string {
  return typeof id === 'string' && !['', '.', '..'].includes(id);
}
