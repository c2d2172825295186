import type { WireOrder } from '../../../contract/wire-order.js';
import type { Language } from './language.js';

/** The context of an order besides its own data. */
export interface ScenarioContext {
  /** Milliseconds since 1970: the time of the last reset. All dates of the scenarios are relative to it. */
  readonly anchor: number;
  readonly language: Language;
  /** The origin that serves the pictures, such as `http://localhost:5173`. */
  readonly origin: string;
}

/** How a cancel job ends: with a result, immediately before the request is answered, or never. */
export type JobOutcome = 'cancelled' | 'pending' | 'failed' | 'cancelledAtOnce' | 'never';

/** The outcome of a request to cancel: a job, a refusal, or the discovery that the order was cancelled elsewhere. */
export type CancelOutcome = JobOutcome | 'refused' | 'cancelledElsewhere';

/** What becomes of a line of a request to cancel some items. */
export type LineCancelOutcome = 'cancelled' | 'pending' | 'refused';

/**
 * How a request to cancel some items ends: with an outcome for each of its lines, of which the last one repeats, or with a job that fails.
 */
export type LineCancelOutcomes = readonly LineCancelOutcome[] | 'failed';

/**
 * How a return job ends: with a return, without any effect, or never. `madeWithOpenJob`: the order shows the return at once,
 * but the job never finishes.
 */
export type ReturnOutcome = 'made' | 'failed' | 'never' | 'madeWithOpenJob';

/**
 * How a request to cancel a return ends: with a job that does it or fails, or with a refusal. `cancelledWithOpenJob`: the return is cancelled at
 * once, but the job never finishes.
 */
export type ReturnCancelOutcome = 'cancelled' | 'cancelledWithOpenJob' | 'failed' | 'refused';

/** How to pay an order on hold: by scanning a code, or by a form. */
export type PayBy = 'code' | 'POST' | 'GET';

/** An order of the sandbox, created for every answer. */
export interface SandboxOrder {
  readonly orderNumber: string;
  /** The outcomes of requests to cancel it, one after the other; the last one repeats. By default, it is cancelled. */
  readonly cancelOutcomes?: readonly CancelOutcome[];
  /**
   * The outcomes of requests to cancel some of its items, one after the other; the last one repeats. By default, they are cancelled.
   */
  readonly lineCancelOutcomes?: readonly LineCancelOutcomes[];
  /**
   * The outcomes of requests to return items, one after the other; the last one repeats. By default, the return is
   * created.
   */
  readonly returnOutcomes?: readonly ReturnOutcome[];
  /** Of a return: the outcomes of requests to cancel it, one after the other; the last one repeats. By default, it is cancelled. */
  readonly returnCancelOutcomes?: readonly ReturnCancelOutcome[];
  /** Absent if the order is not waiting for a payment. */
  readonly payBy?: PayBy;
  createOrder(context: ScenarioContext): WireOrder;
}

/** An order with the contact that proves it for a guest. */
export interface Scenario extends SandboxOrder {
  /** Absent if the order was placed without one. */
  readonly email?: string;
  /** In the notation of the guest check. */
  readonly phone: string;
  /** Guests have to prove by a code who they are. */
  readonly needsProof?: true;
  /** Guests see address, contact and payment masked until they prove by a code who they are. */
  readonly isMasked?: true;
}

const MINUTE = 60_000;

/** Returns a time before (negative) or after the anchor. */
export function toMoment(
  { anchor }: ScenarioContext,
  { days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number },
): number {
  return anchor + ((days * 24 + hours) * 60 + minutes) * MINUTE;
}

/** Formats a time for the wire, with the suffix `[UTC]` that some services add. */
export function toWireDate(moment: number): string {
  return `${new Date(moment).toISOString()}[UTC]`;
}
