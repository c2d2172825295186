import type { WireOrder } from '../../../contract/wire-order.js';
import type { Language } from './language.js';

/** What an order depends on besides its own data. */
export interface ScenarioContext {
  /** Milliseconds since 1970: the moment of the last reset. All dates of the scenarios are counted from it. */
  readonly anchor: number;
  readonly language: Language;
  /** Where the pictures are served, such as `http://localhost:5173`. */
  readonly origin: string;
}

/** How a job that cancels an order ends: so, at once before the request for it is answered, or never. */
export type JobOutcome = 'cancelled' | 'pending' | 'failed' | 'cancelledAtOnce' | 'never';

/** What becomes of a request to cancel an order: a job, or a refusal. Somebody else may have cancelled it, unknown to all until then. */
export type CancelOutcome = JobOutcome | 'refused' | 'cancelledElsewhere';

/**
 * How a job that returns lines of an order ends: with a return, without having done anything, or never; `madeUnsaid`: the order shows
 * the return at once, and the job never says so.
 */
export type ReturnOutcome = 'made' | 'failed' | 'never' | 'madeUnsaid';

/** How an order on hold is paid: by a code that is scanned, or by a form. */
export type PayBy = 'code' | 'POST' | 'GET';

/** An order of the sandbox, built anew for every answer. */
export interface SandboxOrder {
  readonly orderNumber: string;
  /** What becomes of requests to cancel it, one job after the other; the last holds for all that follow. By default it is cancelled. */
  readonly cancelEnds?: readonly CancelOutcome[];
  /** How requests to return something of it end, one job after the other; the last holds for all that follow. By default it is made. */
  readonly returnEnds?: readonly ReturnOutcome[];
  /** Absent where the order does not wait to be paid. */
  readonly payBy?: PayBy;
  createOrder(context: ScenarioContext): WireOrder;
}

/** An order, and what opens it for a guest. */
export interface Scenario extends SandboxOrder {
  /** Absent where the order was placed without one. */
  readonly email?: string;
  /** In the form of the guest check. */
  readonly phone: string;
}

const MINUTE = 60_000;

/** Moments before (negative) and after the anchor. */
export function toMoment(
  { anchor }: ScenarioContext,
  { days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number },
): number {
  return anchor + ((days * 24 + hours) * 60 + minutes) * MINUTE;
}

/** A moment as the wire carries it; some services add the suffix, so the sandbox does. */
export function toWireDate(moment: number): string {
  return `${new Date(moment).toISOString()}[UTC]`;
}
