/** How far a store is with a shopper who waits outside. */
export type CheckInStage = 'submitted' | 'claimed' | 'complete';

/** What the store knows of one arrival. */
export interface Interaction {
  /** Opaque. */
  readonly id: string;
  /** Absent where the service uses a word that nobody knows yet. */
  readonly stage?: CheckInStage;
}

/** Where a shopper stands, and for what. */
export interface CheckInPlace {
  readonly orderNumber: string;
  readonly storeId: string;
  /** Of the code at the parking spot. */
  readonly qrId: string;
}

/** A vehicle is described in at least one sign and at most this many (orders area, section 5). */
export const LONGEST_VEHICLE = 100;
/** So often a failed arrival can be sent once more; then only the shop can help (orders area, section 9). */
export const MOST_RETRIES = 3;
/** After this long without the store, the shopper is told to call (orders area, section 4). */
export const CALL_STORE_AFTER_MS = 10 * 60_000;

/** Under which name arrivals are kept over a reload. */
export const STORED_ARRIVALS = 'curbside';

const STAGES: readonly CheckInStage[] = ['submitted', 'claimed', 'complete'];

/** How full the ring is, in percent (orders area, section 4). */
export const PROGRESS = { ready: 25, submitted: 50, claimed: 75, complete: 100, duplicate: 0 } as const;

const STORE_ID = /^[\w-]{1,32}$/;
const OPAQUE_ID = /^[\w.~:-]{1,128}$/;

/** The stage that counts after an answer: none ever steps back, and a word that nobody knows changes nothing. */
export function advance(known: CheckInStage, told: CheckInStage | undefined): CheckInStage {
  return told !== undefined && STAGES.indexOf(told) > STAGES.indexOf(known) ? told : known;
}

/** What of a vehicle's description fits, counted as a shopper counts: a picture sign is one. */
export function toVehicle(text: string): string {
  return [...text].slice(0, LONGEST_VEHICLE).join('');
}

/** How many signs may still be written. */
export function countLeft(vehicle: string): number {
  return LONGEST_VEHICLE - [...vehicle].length;
}

/** Whether it says anything. */
export function isVehicle(vehicle: string): boolean {
  return vehicle.trim() !== '';
}

/** The place, where all of it is known and readable; all three are needed (orders area, section 5). */
export function findCheckInPlace(given: {
  readonly orderNumber: string | undefined;
  readonly storeId: string | undefined;
  readonly qrId: string | undefined;
}): CheckInPlace | undefined {
  const { orderNumber, storeId = '', qrId = '' } = given;
  const isKnown = orderNumber !== undefined && STORE_ID.test(storeId) && OPAQUE_ID.test(qrId);
  return isKnown ? { orderNumber, storeId, qrId } : undefined;
}

/** Whether something can be the id of an interaction: it becomes a part of an address. */
export function isInteractionId(id: unknown): id is string {
  return typeof id === 'string' && OPAQUE_ID.test(id) && !/^\.+$/.test(id);
}
