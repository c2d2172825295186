import type { Store } from '../store/create-store.js';
import type { CurbsideArrival } from '../store/sandbox-state.js';

/** The polls after which a team member has claimed the order, and after which it is handed over. */
const CLAIMED_AT = 4;
const COMPLETE_AT = 9;

/** Stores with special behaviour. */
const KNOWS_BEFORE = '103';
const UNNAMED = '104';
const NEVER_COMES = '105';

/** An arrival that always exists: another device started it, and the store never comes. */
const ALWAYS_WAITING = 'arrival-105';

/** The result of an arrival: it is new; it was known and can be followed; or the existing one is not identified. */
export type ArrivalVerdict =
  | { readonly kind: 'new' | 'known'; readonly arrival: CurbsideArrival }
  | { readonly kind: 'duplicate' };

/** Receives the arrivals of shoppers at stores. */
export interface CurbsideService {
  arrive(orderNumber: string, storeId: string): ArrivalVerdict;
  find(id: string): CurbsideArrival | undefined;
  /** Returns the store's progress; each poll advances it. */
  poll(arrival: CurbsideArrival): { readonly id: string; readonly status: 'SUBMITTED' | 'CLAIMED' | 'COMPLETE' };
}

export function createCurbsideService(store: Store): CurbsideService {
  function add(orderNumber: string, storeId: string): CurbsideArrival {
    const { anchor, arrivals } = store.state;
    const arrival = { id: `arrival-${anchor.toString(36)}-${arrivals.length + 1}`, orderNumber, storeId, polls: 0 };
    store.change((state) => state.arrivals.push(arrival));
    return arrival;
  }

  return {
    arrive(orderNumber, storeId) {
      if (storeId === UNNAMED) return { kind: 'duplicate' };
      const known = store.state.arrivals.find((arrival) => isOpen(arrival) && arrival.orderNumber === orderNumber);
      if (known) return { kind: 'known', arrival: known };
      return { kind: storeId === KNOWS_BEFORE ? 'known' : 'new', arrival: add(orderNumber, storeId) };
    },
    find(id) {
      if (id === ALWAYS_WAITING) return { id, orderNumber: '', storeId: NEVER_COMES, polls: 0 };
      return store.state.arrivals.find((arrival) => arrival.id === id);
    },
    poll(arrival) {
      if (arrival.storeId !== NEVER_COMES) store.change(() => (arrival.polls += 1));
      return { id: arrival.id, status: toStatus(arrival) };
    },
  };
}

/** A completed order can be requested again, so that the demo never runs out. */
function isOpen(arrival: CurbsideArrival): boolean {
  return toStatus(arrival) !== 'COMPLETE';
}

function toStatus({ storeId, polls }: CurbsideArrival): 'SUBMITTED' | 'CLAIMED' | 'COMPLETE' {
  if (storeId === NEVER_COMES || polls < CLAIMED_AT) return 'SUBMITTED';
  return polls < COMPLETE_AT ? 'CLAIMED' : 'COMPLETE';
}
