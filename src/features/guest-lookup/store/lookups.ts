import type { LookupCalls } from '../../../orders/api/order-calls.js';
import type { Outcome } from '../../../http/model/failure.js';
import type { Contact } from '../../../http/model/phone-number.js';
import type { Order } from '../../../orders/model/order.js';
import type { SharedPart } from '../../../app/state/registry.js';

export interface LookupRequest {
  readonly orderNumber: string;
  readonly contact: Contact;
  /** The answer's texts come translated: tags in two languages ask for themselves. */
  readonly locale: string;
}

/** A share in a lookup that is under way. */
export interface LookupShare {
  /** Absent once the lookup was aborted for all. */
  readonly outcome: Promise<Outcome<Order> | undefined>;
  /** Gives the share back; the last one aborts the request. */
  release(): void;
}

/** Lookups under way. Tags that ask the same thing at the same time share one request. */
export interface Lookups extends SharedPart {
  find(request: LookupRequest, calls: LookupCalls): LookupShare;
}

interface Flight {
  readonly outcome: LookupShare['outcome'];
  readonly controller: AbortController;
  shares: number;
}

export function createLookups(): Lookups {
  const flights = new Map<string, Flight>();

  function start(key: string, request: LookupRequest, calls: LookupCalls): Flight {
    const controller = new AbortController();
    const outcome = lookUp(request, calls, controller.signal).then((answer) => {
      if (flights.get(key) === flight) flights.delete(key);
      return controller.signal.aborted ? undefined : answer;
    });
    const flight: Flight = { outcome, controller, shares: 0 };
    flights.set(key, flight);
    return flight;
  }

  return {
    find(request, calls) {
      const key = JSON.stringify(request);
      const flight = flights.get(key) ?? start(key, request, calls);
      flight.shares += 1;
      return { outcome: flight.outcome, release: () => release(flight) };
    },
    wipe() {
      for (const flight of flights.values()) flight.controller.abort();
      flights.clear();
    },
  };

  function release(flight: Flight): void {
    flight.shares -= 1;
    if (flight.shares > 0) return;
    flight.controller.abort();
    for (const [key, known] of flights) if (known === flight) flights.delete(key);
  }
}

/** A phone number is checked before the order is read; an e-mail address is proved by the read itself. */
async function lookUp(request: LookupRequest, calls: LookupCalls, signal: AbortSignal): Promise<Outcome<Order>> {
  const { orderNumber, contact } = request;
  if ('phoneNumber' in contact) {
    const check = await calls.requestGuestCheck({ orderNumber, phoneNumber: contact.phoneNumber }, signal);
    if (check.kind !== 'found') return check;
  }
  return calls.getOrderSummary({ orderNumber, contact }, signal);
}
