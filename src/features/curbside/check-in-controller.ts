import { createStore, type StoreApi } from 'zustand/vanilla';
import { STORED_ARRIVALS, toVehicle, type CheckInTarget } from './model/check-in.js';
import type { Failure } from '../../http/model/failure.js';
import { sessionStore } from '../../platform/session-store.js';
import type { CheckInState } from './store/check-in.js';
import type { CheckInService, CheckInEntry } from './check-in-service.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSelector,
} from '../../app/context/element-context.js';
import { useLayoutEffect, useMemo } from 'react';

const CHUNK_MISSING: Failure = { code: 'chunk-load', retryable: true };
/** `opening`: an earlier arrival exists, but its state has not loaded yet, so no form is shown. */
type CheckInView = CheckInState | { readonly status: 'opening' };

/** A shopper's check-in for one tag. Everything but the form loads lazily. */
export interface CheckInController extends Controller {
  readonly store: StoreApi<CheckInView>;
  /** The vehicle's description. It stays in the tag's memory. */
  readonly vehicle: StoreApi<string>;
  edit(vehicle: string): void;
  /**
   * Registers the displayed order.
   *
   * @param namedId id of an interaction that the address names
   * @returns a function that unregisters it
   */
  enter(orderNumber: string, namedId: string | undefined): () => void;
  /** Sends the arrival to the store, or retries it. */
  submit(target: CheckInTarget): void;
  checkAgain(orderNumber: string): void;
  /** Returns to the form after the store has lost the arrival. */
  startOver(orderNumber: string): void;
  /** Preloads what the first press will need. */
  prepare(): void;
}

export function createCheckInController(context: ElementContext): CheckInController {
  const store = createStore<CheckInView>(() => ({ status: 'ready' }));
  const vehicle = createStore(() => '');
  let loading: Promise<CheckInService> | undefined;
  let shown: Pick<CheckInEntry, 'orderNumber' | 'namedId'> | undefined;
  /** Undefined until the tag has joined the page's shared state of the check-in. */
  let leave: (() => void) | undefined;

  function fail(): void {
    store.setState({ status: 'failed', failure: CHUNK_MISSING, retries: 0 }, true);
    context.report(CHUNK_MISSING);
  }

  /** Loads the service on first use. After a failure, the next call loads it again. */
  function withService(callback: (service: CheckInService) => void, onMissing = fail): void {
    loading ??= import('./check-in-service.js').then(({ createCheckInService }) => createCheckInService(context));
    loading.then(
      (service) => {
        if (shown) leave ??= service.enter({ ...shown, onState: (state) => store.setState(state, true) });
        callback(service);
      },
      () => {
        loading = undefined;
        onMissing();
      },
    );
  }

  const checkAgain = (orderNumber: string): void => withService((service) => service.checkAgain(orderNumber));
  return {
    store,
    vehicle,
    edit: (text) => vehicle.setState(toVehicle(text), true),
    enter(orderNumber, namedId) {
      shown = { orderNumber, namedId };
      if (namedId !== undefined || isStored(context, orderNumber)) store.setState({ status: 'opening' }, true);
      withService(
        () => undefined,
        () => store.getState().status === 'opening' && fail(),
      );
      return () => {
        shown = undefined;
        leave?.();
        leave = undefined;
      };
    },
    submit(target) {
      const written = vehicle.getState().trim();
      if (written !== '') withService((service) => service.submit(target, written));
    },
    checkAgain,
    startOver: (orderNumber) => withService((service) => service.startOver(orderNumber)),
    prepare: () => withService(({ prepare }) => prepare(), ignore),
    refresh() {
      if (shown) checkAgain(shown.orderNumber);
    },
    dispose: () => vehicle.setState('', true),
  };
}

/** A failed preload is ignored: the press loads it again. */
function ignore(): void {}

/**
 * Tells whether an arrival was stored before a reload. Any script may have written the storage, so the service
 * validates the entries.
 */
function isStored({ settings }: ElementContext, orderNumber: string): boolean {
  if (settings.getState().configuration.kiosk) return false;
  const stored = sessionStore.find(STORED_ARRIVALS);
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return entries.some((entry) => (entry as { readonly orderNumber?: unknown } | null)?.orderNumber === orderNumber);
}

export interface CheckInResult {
  readonly state: CheckInView;
  readonly vehicle: string;
  readonly edit: (vehicle: string) => void;
  /** Sends the arrival to the store, or retries it. */
  readonly submit: () => void;
  readonly checkAgain: () => void;
  /** Returns to the form after the store has lost the arrival. */
  readonly startOver: () => void;
  readonly prepare: () => void;
}

/** The check-in for one order: the form's values and the store's state, which is polled while mounted. */
export function useCheckIn(target: CheckInTarget, namedId: string | undefined): CheckInResult {
  const context = useElementContext();
  const controller = context.getController(createCheckInController);
  const { orderNumber } = target;
  const service = useSelector(context.settings, ({ configuration: { apiBase, country } }) => `${country} ${apiBase}`);
  // A layout effect: a shopper who has checked in before must not see the form. Another order service has other arrivals.
  useLayoutEffect(() => controller.enter(orderNumber, namedId), [controller, orderNumber, namedId, service]);
  const acts = useMemo(
    () => ({
      edit: controller.edit,
      prepare: controller.prepare,
      submit: () => controller.submit(target),
      checkAgain: () => controller.checkAgain(orderNumber),
      startOver: () => controller.startOver(orderNumber),
    }),
    [controller, target, orderNumber],
  );
  return {
    state: useSelector(controller.store, (state) => state),
    vehicle: useSelector(controller.vehicle, (text) => text),
    ...acts,
  };
}
