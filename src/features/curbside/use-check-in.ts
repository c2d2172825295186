import { useLayoutEffect, useMemo } from 'react';
import type { CheckInPlace } from './model/check-in.js';
import { createCheckInController, type CheckInView } from './check-in-controller.js';
import { useElementContext, useSlice } from '../../app/context/element-context.js';

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
