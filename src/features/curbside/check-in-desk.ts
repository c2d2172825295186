import type { CheckInPlace } from './model/check-in.js';
import { locks } from '../../platform/locks.js';
import { visibility } from '../../platform/platform.js';
import type { CheckInState } from './store/check-in-state.js';
import { CheckIn, type CheckInTask } from './store/check-in.js';
import { createKeptInteractions } from './store/kept-interactions.js';
import { toKeeping } from '../../app/state/kept-list.js';
import type { Scope } from '../../app/context/scope.js';
import { sealContact, toCall } from '../../app/calls/to-call.js';
import { OnePerOrder } from '../../orders/store/one-per-order.js';
import type { CheckInCalls } from './api/check-in-calls.js';

/** What one tag does with arrivals, once it is fetched; what the store knows of them belongs to the page. */
export interface CheckInDesk {
  /** The tag shows an arrival, and hears of it from now on. Gives the way to stop. */
  enter(entry: CheckInEntry): () => void;
  /** Tells the store, for the first time or once more. */
  submit(place: CheckInPlace, vehicle: string): void;
  checkAgain(orderNumber: string): void;
  startOver(orderNumber: string): void;
  /** Fetches what the first press will need. */
  prepare(): void;
}

export interface CheckInEntry {
  readonly orderNumber: string;
  /** Id of an interaction that the address names. */
  readonly namedId: string | undefined;
  onState(state: CheckInState): void;
}

export function createCheckInDesk(scope: Scope): CheckInDesk {
  const calls = createCheckInCalls(scope);
  const tasks = new Map<string, CheckInTask>();
  const get = (orderNumber: string): CheckIn => scope.getShared().part('check-ins', createCheckIns).get(orderNumber);
  const getTask = (orderNumber: string): CheckInTask => {
    const known = tasks.get(orderNumber) ?? toTask(scope, calls, orderNumber);
    tasks.set(orderNumber, known);
    return known;
  };
  return {
    enter({ orderNumber, namedId, onState }) {
      const checkIn = get(orderNumber);
      const leave = checkIn.enter(getTask(orderNumber), visibility, namedId);
      const stop = checkIn.store.subscribe(onState);
      onState(checkIn.store.getState());
      return () => {
        stop();
        leave();
      };
    },
    submit: (place, vehicle) => get(place.orderNumber).start(getTask(place.orderNumber), { ...place, vehicle }),
    checkAgain: (orderNumber) => get(orderNumber).checkAgain(getTask(orderNumber)),
    startOver: (orderNumber) => get(orderNumber).startOver(),
    prepare: preloadCheckInCalls,
  };
}

function toTask(scope: Scope, calls: CheckInTask['calls'], orderNumber: string): CheckInTask {
  return {
    calls,
    locks,
    clock: scope.platform,
    kept: scope.getShared().part('kept check-ins', createKeptInteractions, toKeeping(scope)),
    getProof() {
      const { remembered } = scope.getShared();
      return remembered && sealContact(scope, remembered);
    },
    decays: () => scope.getAdapter()?.retailer?.curbsidePollDecay === true,
    onAccepted: () => void scope.port.emit('orders-checked-in', { orderNumber }),
    onFailure: (failure, severity) => scope.report(failure, severity),
  };
}

function createCheckIns(): OnePerOrder<CheckIn> {
  return new OnePerOrder((orderNumber) => new CheckIn(orderNumber));
}

/** Fetches what an arrival will need, while the shopper types. A failure here shows, and is mended, with the call. */
function preloadCheckInCalls(): void {
  Promise.all([
    import('./api/request-curbside-arrival.js'),
    import('./api/get-curbside-interaction.js'),
    import('./api/follow-interaction.js'),
    import('../../app/calls/prepare-call.js'),
  ]).catch(() => undefined);
}

/** The calls of a shopper who waits outside. */
function createCheckInCalls(scope: Scope): CheckInCalls {
  return {
    requestArrival: toCall(
      scope,
      async () => (await import('./api/request-curbside-arrival.js')).requestCurbsideArrival,
    ),
    getInteraction: toCall(
      scope,
      async () => (await import('./api/get-curbside-interaction.js')).getCurbsideInteraction,
    ),
    followInteraction: toCall(scope, async () => {
      const { followInteraction } = await import('./api/follow-interaction.js');
      return ({ platform }, following, signal) => followInteraction({ platform, signal }, following);
    }),
  };
}
