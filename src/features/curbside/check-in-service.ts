import type { CheckInTarget } from './model/check-in.js';
import { locks } from '../../platform/locks.js';
import { visibility } from '../../platform/platform.js';
import { type CheckInState, CheckIn, type CheckInDeps } from './store/check-in.js';
import { createStoredInteractions } from './store/stored-interactions.js';
import { getListStorage } from '../../app/state/persisted-list.js';
import type { ElementContext } from '../../app/context/element-context.js';
import { lazyCall } from '../../app/calls/lazy-call.js';
import { sealContact } from '../../app/configuration/service-address.js';
import { OnePerOrder } from '../../orders/store/one-per-order.js';

/** The lazy half of a tag's check-in controller. The arrivals themselves live in the page state. */
export interface CheckInService {
  /**
   * Subscribes to an order's check-in.
   *
   * @returns a function that unsubscribes
   */
  enter(entry: CheckInEntry): () => void;
  /** Sends the arrival to the store, or retries it. */
  submit(target: CheckInTarget, vehicle: string): void;
  checkAgain(orderNumber: string): void;
  startOver(orderNumber: string): void;
  /** Preloads what the first press will need. */
  prepare(): void;
}

export interface CheckInEntry {
  readonly orderNumber: string;
  /** Id of an interaction that the address names. */
  readonly namedId: string | undefined;
  onState(state: CheckInState): void;
}

export function createCheckInService(context: ElementContext): CheckInService {
  const calls = createCheckInCalls(context);
  const depsByOrder = new Map<string, CheckInDeps>();
  const get = (orderNumber: string): CheckIn =>
    context.getPageState().get('check-ins', createCheckIns).get(orderNumber);
  const getDeps = (orderNumber: string): CheckInDeps => {
    const known = depsByOrder.get(orderNumber) ?? toDeps(context, calls, orderNumber);
    depsByOrder.set(orderNumber, known);
    return known;
  };
  return {
    enter({ orderNumber, namedId, onState }) {
      const checkIn = get(orderNumber);
      const leave = checkIn.enter(getDeps(orderNumber), visibility, namedId);
      const stop = checkIn.store.subscribe(onState);
      onState(checkIn.store.getState());
      return () => {
        stop();
        leave();
      };
    },
    submit: (target, vehicle) => get(target.orderNumber).start(getDeps(target.orderNumber), { ...target, vehicle }),
    checkAgain: (orderNumber) => get(orderNumber).checkAgain(getDeps(orderNumber)),
    startOver: (orderNumber) => get(orderNumber).startOver(),
    prepare: preloadCheckInCalls,
  };
}

function toDeps(context: ElementContext, calls: CheckInDeps['calls'], orderNumber: string): CheckInDeps {
  return {
    calls,
    locks,
    clock: context.platform,
    stored: context.getPageState().get('stored check-ins', createStoredInteractions, getListStorage(context)),
    getProof() {
      const { remembered } = context.getPageState();
      return remembered && sealContact(context, remembered);
    },
    decays: () => context.getAdapter()?.retailer?.curbsidePollDecay === true,
    onAccepted: () => void context.port.emit('orders-checked-in', { orderNumber }),
    onFailure: (failure, severity) => context.report(failure, severity),
  };
}

function createCheckIns(): OnePerOrder<CheckIn> {
  return new OnePerOrder((orderNumber) => new CheckIn(orderNumber));
}

/**
 * Preloads what an arrival will need while the shopper types. A failure is ignored here: the call itself loads it again
 * and reports.
 */
function preloadCheckInCalls(): void {
  Promise.all([
    import('./api/request-curbside-arrival.js'),
    import('./api/get-curbside-interaction.js'),
    import('./api/follow-interaction.js'),
    import('../../app/calls/prepare-call.js'),
  ]).catch(() => undefined);
}

/** The calls of the check-in. */
function createCheckInCalls(context: ElementContext): CheckInDeps['calls'] {
  return {
    requestArrival: lazyCall(
      context,
      async () => (await import('./api/request-curbside-arrival.js')).requestCurbsideArrival,
    ),
    getInteraction: lazyCall(
      context,
      async () => (await import('./api/get-curbside-interaction.js')).getCurbsideInteraction,
    ),
    followInteraction: lazyCall(context, async () => {
      const { followInteraction } = await import('./api/follow-interaction.js');
      return ({ platform }, following, signal) => followInteraction({ platform, signal }, following);
    }),
  };
}
