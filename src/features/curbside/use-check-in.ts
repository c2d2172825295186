import { useLayoutEffect, useMemo } from 'react';
import type { CheckInPlace } from './model/check-in.js';
import { composeCheckIn, type CheckInView } from './compose-check-in.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';

export interface CheckInUse {
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
export function useCheckIn(place: CheckInPlace, namedId: string | undefined): CheckInUse {
  const scope = useScope();
  const own = scope.own(composeCheckIn);
  const { orderNumber } = place;
  const service = useSlice(scope.settings, ({ configuration: { apiBase, country } }) => `${country} ${apiBase}`);
  // Before anything is drawn: who checked in before sees no form. Another service knows of other arrivals.
  useLayoutEffect(() => own.enter(orderNumber, namedId), [own, orderNumber, namedId, service]);
  const acts = useMemo(
    () => ({
      edit: own.edit,
      prepare: own.prepare,
      submit: () => own.submit(place),
      checkAgain: () => own.checkAgain(orderNumber),
      startOver: () => own.startOver(orderNumber),
    }),
    [own, place, orderNumber],
  );
  return { state: useSlice(own.store, (state) => state), vehicle: useSlice(own.vehicle, (text) => text), ...acts };
}
