import type { StoreApi } from 'zustand/vanilla';
import { STORED_ARRIVALS, toVehicle, type CheckInPlace } from './model/check-in.js';
import type { Failure } from '../../http/model/failure.js';
import { sessionStore } from '../../platform/session-store.js';
import type { CheckInState } from './store/check-in.js';
import { createSlice } from '../../app/state/create-slice.js';
import type { CheckInService, CheckInEntry } from './check-in-service.js';
import {
  type Controller,
  type ElementContext,
  useElementContext,
  useSlice,
} from '../../app/context/element-context.js';
import { useLayoutEffect, useMemo } from 'react';

const CHUNK_MISSING: Failure = { code: 'chunk-load', retryable: true };
/** Before its own state is fetched: something is known of an earlier arrival, and no form is shown. */
type CheckInView = CheckInState | { readonly status: 'opening' };

/** The arrival of a shopper as one tag sees it. All but the form is fetched beside it. */
export interface CheckInController extends Controller {
  readonly store: StoreApi<CheckInView>;
  /** What the vehicle looks like, in the tag's own memory alone. */
  readonly vehicle: StoreApi<string>;
  edit(vehicle: string): void;
  /** The tag shows it: gives the way to stop. `namedId`: of an interaction that the address names. */
  enter(orderNumber: string, namedId: string | undefined): () => void;
  /** Tells the store, for the first time or once more. */
  submit(place: CheckInPlace): void;
  checkAgain(orderNumber: string): void;
  /** The store does not know of it any more: back to the form. */
  startOver(orderNumber: string): void;
  /** Fetches what the first press will need. */
  prepare(): void;
}

export function createCheckInController(context: ElementContext): CheckInController {
  const store = createSlice<CheckInView>({ status: 'ready' });
  const vehicle = createSlice('');
  let loading: Promise<CheckInService> | undefined;
  let shown: Pick<CheckInEntry, 'orderNumber' | 'namedId'> | undefined;
  /** Absent until the tag has joined what the page knows. */
  let leave: (() => void) | undefined;

  function fail(): void {
    store.setState({ status: 'failed', failure: CHUNK_MISSING, retries: 0 }, true);
    context.report(CHUNK_MISSING);
  }

  /** A desk that did not come is asked for again with the next wish. */
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
    submit(place) {
      const written = vehicle.getState().trim();
      if (written !== '') withService((service) => service.submit(place, written));
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

/** It is asked for again with the press. */
function ignore(): void {}

/** Whether this page was told of an arrival before it was loaded anew. Anybody may have written it: the desk judges that. */
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
  /** Tells the store, for the first time or once more. */
  readonly submit: () => void;
  readonly checkAgain: () => void;
  /** The store does not know of it any more: back to the form. */
  readonly startOver: () => void;
  readonly prepare: () => void;
}

/** The arrival for one order: what is typed, and what the store knows. While it is on show the store is asked after it. */
export function useCheckIn(place: CheckInPlace, namedId: string | undefined): CheckInResult {
  const context = useElementContext();
  const controller = context.getController(createCheckInController);
  const { orderNumber } = place;
  const service = useSlice(context.settings, ({ configuration: { apiBase, country } }) => `${country} ${apiBase}`);
  // Before anything is drawn: who checked in before sees no form. Another service knows of other arrivals.
  useLayoutEffect(() => controller.enter(orderNumber, namedId), [controller, orderNumber, namedId, service]);
  const acts = useMemo(
    () => ({
      edit: controller.edit,
      prepare: controller.prepare,
      submit: () => controller.submit(place),
      checkAgain: () => controller.checkAgain(orderNumber),
      startOver: () => controller.startOver(orderNumber),
    }),
    [controller, place, orderNumber],
  );
  return {
    state: useSlice(controller.store, (state) => state),
    vehicle: useSlice(controller.vehicle, (text) => text),
    ...acts,
  };
}
