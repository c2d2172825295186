import { useEffect, useMemo } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { visibility } from '../../../platform/visibility.js';
import type { CancelState } from './store/cancel-state.js';
import { preloadCancelCalls } from './cancel-calls.js';
import { composeCancellation } from './compose-cancellation.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlice } from '../../../app/context/use-slice.js';

export interface CancellationOnShow {
  readonly state: CancelState;
  /** Cancels, or tries again. */
  readonly start: () => void;
  /** A dialog of it is open. Gives the way to say that it is closed. */
  readonly open: () => () => void;
  /** The shopper has seen how it ended. */
  readonly close: () => void;
}

/** Where cancelling the order on show stands. While it is on show its job is asked after, and one of an earlier page load taken up. */
export function useCancellation(order: Order): CancellationOnShow {
  const own = useScope().own(composeCancellation);
  const cancellation = own.get(order);
  const task = useMemo(() => own.toTask(order), [own, order]);
  useEffect(preloadCancelCalls, []);
  useEffect(() => cancellation.enter(task, visibility), [cancellation, task]);
  const handlers = useMemo(
    () => ({
      start: () => cancellation.start(task),
      open: () => cancellation.open(),
      close: () => own.close(order),
    }),
    [cancellation, own, order, task],
  );
  return { state: useSlice(cancellation.store, (state) => state), ...handlers };
}
