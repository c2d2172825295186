import { createRandom } from '../../../demo/sandbox/scenarios/builders/create-random.js';
import { CALL_CLASSES, type CallName } from '../../../src/http/model/call-classes.js';
import { LONGEST_AGE_MS } from '../../../src/orders/store/orders.js';
import { RELOAD_DELAYS_MS } from '../../../src/orders/store/order-action.js';
import { followPolls } from './follow-polls.js';
import { sendCall, type Outage, type SimulatedCall, type SimulatedService } from './send-call.js';
import { VISITS, type VisitKind, type VisitStep } from './visits.js';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A day, and the hours in which shoppers of its last minutes come back. */
const HOURS = 26;
/** The busiest time of the day. */
export const PEAK_AT = 20 * HOUR;
/** How much the busiest hour is above the mean, and the quietest below. */
const SWING = 0.8;

/** What shoppers do after a failure. Assumed, like the visits. */
const RETRY_SHARE = 0.7;
const MOST_RETRIES = 5;
const RETRY_AFTER_SECONDS = 20;
const RETURN_SHARE = 0.5;
const RETURN_AFTER_SECONDS = 15 * 60;

export interface DayOptions {
  readonly visits: number;
  readonly outage?: Outage;
  /** Kinds of visits; those of a retailer by default. */
  readonly kinds?: readonly VisitKind[];
}

/** Requests by call, in each second of the day. */
export type DayLoad = ReadonlyMap<CallName, Uint32Array>;

/** Simulates the visits of a day and counts the requests that reach the service. The same options give the same result. */
export function simulateDay({ visits, outage, kinds = VISITS }: DayOptions): DayLoad {
  const load = new Map<CallName, Uint32Array>();
  const service: SimulatedService = {
    outage,
    random: createRandom(1),
    note(call, at) {
      const counts = load.get(call) ?? new Uint32Array((HOURS * HOUR) / SECOND);
      load.set(call, counts);
      const second = Math.floor(at / SECOND);
      counts[second] = (counts[second] ?? 0) + 1;
    },
  };
  for (let visit = 0; visit < visits; visit += 1) {
    const kind = drawKind(kinds, service.random());
    let at: number | undefined = drawStart(service.random);
    while (at !== undefined) at = runVisit(service, kind, at);
  }
  return load;
}

function drawKind(kinds: readonly VisitKind[], random: number): VisitKind {
  let rest = random;
  const kind = kinds.find(({ share }) => (rest -= share) < 0) ?? kinds[0];
  if (!kind) throw new Error('There are no visits');
  return kind;
}

/** Draws a time of the day, most often about its peak. */
function drawStart(random: () => number): number {
  for (;;) {
    const at = random() * 24 * HOUR;
    const weight = 1 + SWING * Math.cos((2 * Math.PI * (at - PEAK_AT)) / (24 * HOUR));
    if (random() * (1 + SWING) < weight) return at;
  }
}

/** A time around a mean, as long as people take: often shorter, sometimes much longer. */
function drawSeconds(random: () => number, mean: number): number {
  return -Math.log(1 - random()) * mean * SECOND;
}

/** Runs one visit. Returns when the shopper comes back to try it once more, or undefined if the visit is over. */
function runVisit(service: SimulatedService, { steps }: VisitKind, startAt: number): number | undefined {
  const storedAt = new Map<CallName, number>();
  let now = startAt;
  for (const step of steps) {
    if (service.random() >= (step.share ?? 1)) return undefined;
    now += drawSeconds(service.random, step.afterSeconds);
    const readAt = step.storedBy === undefined ? undefined : storedAt.get(step.storedBy);
    if (readAt !== undefined && now - readAt <= LONGEST_AGE_MS) continue;
    const end = runStep(service, step, now);
    now = end.endsAt;
    if (!end.isAnswered) {
      return service.random() < RETURN_SHARE ? now + drawSeconds(service.random, RETURN_AFTER_SECONDS) : undefined;
    }
    storedAt.set(step.call, now);
  }
  return undefined;
}

/** Sends a step's call, with the retries of the shopper. */
function runStep(service: SimulatedService, step: VisitStep, at: number): SimulatedCall {
  let end = sendOnce(service, step, at);
  for (let retries = 0; !end.isAnswered && retries < MOST_RETRIES; retries += 1) {
    if (service.random() >= RETRY_SHARE) break;
    const pressedAt = end.endsAt + drawSeconds(service.random, RETRY_AFTER_SECONDS);
    end = sendOnce(service, step, Math.max(pressedAt, end.retryAt));
  }
  return end;
}

function sendOnce(service: SimulatedService, { call, polls }: VisitStep, at: number): SimulatedCall {
  const sent = sendCall(service, call, at);
  if (sent.isAnswered) return polls ? followPolls(service, polls, sent.endsAt) : sent;
  return isOrderWrite(call) ? checkOrder(service, sent) : sent;
}

/** A write with a lost answer or a 5xx is in doubt: the order is read before the shopper can send it again. */
function checkOrder(service: SimulatedService, sent: SimulatedCall): SimulatedCall {
  let now = sent.endsAt;
  for (const ms of RELOAD_DELAYS_MS) now = sendCall(service, 'get-order', now + ms).endsAt;
  return { ...sent, endsAt: now };
}

function isOrderWrite(call: CallName): boolean {
  return CALL_CLASSES[call] === 'write' && call !== 'request-curbside-arrival';
}
